import {
  addTeamMember,
  audit,
  auditCsv,
  deliveries,
  type OutboxRecord,
  outboxRecords,
  releaseHealth,
  retryOutbox,
  retryOutboxKind,
  scheduledTasks,
  securityLogCsv,
  setRoles,
  settings,
  team,
} from '@leafshift/contracts/back-office';
import { securityLog } from '@leafshift/contracts/security';
import { anId, hoursFromNow } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';
import { someAuditEntries, someDeliveries, someReleases, someSecurityEntries } from './system.ts';

/** The calls about the system and its logs, over a store that they change. */
export const systemCalls = (store: Store): readonly Handler[] => [
  handle(outboxRecords, ({ query: { state } }) => ({
    records: store.outbox.filter((record) => record.state === state),
    nextCursor: null,
  })),
  handle(retryOutbox, ({ params: { id } }) => {
    const record = store.outbox.find(({ _id }) => _id === id);
    if (!record) throw anApiError('NOT_FOUND');
    const waiting = { ...record, state: 'waiting' as const, finishedAt: null };
    store.outbox = store.outbox.map((one) => (one === record ? waiting : one));
    return waiting;
  }),
  handle(retryOutboxKind, ({ body: { kind } }) => {
    const isMeant = (record: OutboxRecord) => record.kind === kind && record.state === 'dead';
    const retried = store.outbox.filter(isMeant).length;
    if (retried === 0) throw anApiError('OUTBOX_NOT_DEAD');
    store.outbox = store.outbox.map((one) =>
      isMeant(one) ? { ...one, state: 'waiting' as const, finishedAt: null } : one,
    );
    return { retried };
  }),
  handle(scheduledTasks, () => ({
    tasks: [
      {
        ...{ kind: 'mail.deliver', waiting: 0, nextDueAt: null, lastDoneAt: hoursFromNow(-1) },
        lastError: '550 mailbox unavailable',
        dead: store.outbox.filter(({ state }) => state === 'dead').length,
      },
      {
        ...{ kind: 'shift.remind', waiting: 12, nextDueAt: hoursFromNow(1) },
        ...{ lastDoneAt: hoursFromNow(-2), dead: 0, lastError: null },
      },
    ],
  })),
  handle(deliveries, ({ query: { kind, state } }) => ({
    deliveries: someDeliveries().filter(
      (one) => one.kind === kind && (state === undefined || one.state === state),
    ),
    nextCursor: null,
  })),
  handle(releaseHealth, () => ({ since: hoursFromNow(-24), releases: someReleases() })),
  handle(settings, {
    settings: [
      { name: 'PORTAL_URL', value: 'http://localhost:4200', isSecret: false, isSet: true },
      { name: 'STRIPE_SECRET_KEY', value: null, isSecret: true, isSet: true },
      { name: 'SMTP_URL', value: null, isSecret: true, isSet: false },
    ],
  }),
  handle(team, () => ({ members: store.members })),
  handle(addTeamMember, ({ body }) => {
    const member = { _id: anId(10), ...body, createdAt: hoursFromNow(0) };
    store.members = [...store.members, member];
    return member;
  }),
  handle(setRoles, ({ params: { id }, body: { adminRoles } }) => {
    const member = store.members.find(({ _id }) => _id === id);
    if (!member) throw anApiError('NOT_FOUND');
    const changed = { ...member, adminRoles };
    store.members = store.members.map((one) => (one === member ? changed : one));
    return changed;
  }),
  handle(audit, () => ({ entries: someAuditEntries(), nextCursor: null })),
  handle(auditCsv, undefined),
  handle(securityLog, () => ({ entries: someSecurityEntries(), nextCursor: null })),
  handle(securityLogCsv, undefined),
];
