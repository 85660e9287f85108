import { waitingWorkers } from '@leafshift/contracts/attendance';
import { adminShift, adminShifts, type ShiftRow } from '@leafshift/contracts/back-office';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';
import { endOfDay } from '../desk/end-of-day.ts';
import { deskListQuery } from '../desk/queries.ts';
import type { LogSearch } from '../logs/queries.ts';

/** The first moment of a day of the reader's calendar. */
const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** What shifts are searched by: a business or an id, the days on which they begin, and their state. */
interface ShiftSearch extends LogSearch {
  readonly state: ShiftRow['state'] | undefined;
}

/** Shifts of all businesses, latest first. */
export const shiftsQuery = (api: ApiClient, { q, from, to, state }: ShiftSearch) =>
  deskListQuery({
    of: 'shifts',
    by: { q, from, to, state },
    load: async (cursor, signal) => {
      const query = {
        ...{ cursor, q, state },
        ...(from !== undefined && { from: startOfDay(from) }),
        ...(to !== undefined && { to: endOfDay(to) }),
      };
      const { shifts, nextCursor } = await api.send(adminShifts, { query }, { signal });
      return { items: shifts, nextCursor };
    },
  });

/** One shift with everybody on it. */
export const shiftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailKey('admin', { of: 'shift', id }),
    queryFn: ({ signal }) => api.send(adminShift, { params: { id } }, { signal }),
  });

/** Workers who waited half an hour and found nobody, the newest first. */
export const waitingWorkersQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'closed-doors',
    load: async (cursor, signal) => {
      const { waiting, nextCursor } = await api.send(
        waitingWorkers,
        { query: { cursor } },
        { signal },
      );
      return { items: waiting, nextCursor };
    },
  });
