import {
  type DELIVERY_KINDS,
  type DELIVERY_STATES,
  deliveries,
  type OUTBOX_STATES,
  outboxRecords,
  releaseHealth,
  scheduledTasks,
  settings,
  team,
} from '@leafshift/contracts/back-office';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';
import { deskListQuery } from '../desk/queries.ts';

/** Work that is done outside of transactions, by state. */
export const outboxQuery = (api: ApiClient, state: (typeof OUTBOX_STATES)[number]) =>
  deskListQuery({
    of: 'outbox',
    by: { state },
    load: async (cursor, signal) => {
      const { records, nextCursor } = await api.send(
        outboxRecords,
        { query: { cursor, state } },
        { signal },
      );
      return { items: records, nextCursor };
    },
  });

/** What will be done by itself, by kind. */
export const tasksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('admin', { of: 'tasks' }),
    queryFn: async ({ signal }) => (await api.send(scheduledTasks, {}, { signal })).tasks,
  });

/** The settings in force. */
export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('admin', { of: 'settings' }),
    queryFn: async ({ signal }) => (await api.send(settings, {}, { signal })).settings,
  });

/** Everybody of the back office. */
export const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('admin', { of: 'team' }),
    queryFn: async ({ signal }) => (await api.send(team, {}, { signal })).members,
  });

interface DeliverySearch {
  readonly kind: (typeof DELIVERY_KINDS)[number];
  readonly state: (typeof DELIVERY_STATES)[number] | undefined;
  /** The whole address of a mail; empty for all. */
  readonly to: string;
}

/** Mails that went out or events that came in, newest first. */
export const deliveriesQuery = (api: ApiClient, { kind, state, to }: DeliverySearch) =>
  deskListQuery({
    of: 'deliveries',
    by: { kind, state, to },
    load: async (cursor, signal) => {
      const query = { cursor, kind, state, ...(to !== '' && { to }) };
      const answer = await api.send(deliveries, { query }, { signal });
      return { items: answer.deliveries, nextCursor: answer.nextCursor };
    },
  });

/** How each release of a remote does in windows. */
export const releaseHealthQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('admin', { of: 'release-health' }),
    queryFn: async ({ signal }) => (await api.send(releaseHealth, {}, { signal })).releases,
  });
