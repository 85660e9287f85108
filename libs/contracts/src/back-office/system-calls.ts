import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';

export const OUTBOX_STATES = ['waiting', 'done', 'dead'] as const;

/** Something that is to be done outside of a transaction: mails, webhooks, charges, events. */
export const OutboxRecord = z.strictObject({
  _id: Id,
  /** Such as `stripe.event` or `mail.deliver`. */
  kind: z.string(),
  state: z.enum(OUTBOX_STATES),
  attempts: z.number().int().min(0),
  createdAt: Instant,
  dueAt: Instant,
  finishedAt: Instant.nullable(),
  lastError: z.string().nullable(),
});
export type OutboxRecord = z.infer<typeof OutboxRecord>;

export const outboxRecords = defineCall({
  name: 'admin.outbox',
  method: 'GET',
  path: '/admin/outbox',
  access: ['Admin'],
  roles: [],
  summary: 'Outbox records by state: dead by first written, waiting by due, done by finished first',
  query: z.strictObject({
    ...PageQuery.shape,
    state: z.enum(OUTBOX_STATES).default('dead'),
  }),
  answer: pageOf('records', OutboxRecord),
  status: 200,
});

export const retryOutbox = defineCall({
  name: 'admin.retryOutbox',
  method: 'POST',
  path: '/admin/outbox/:id/retry',
  access: ['Admin'],
  roles: [],
  summary: 'Let a dead outbox record be tried again',
  stepUp: true,
  params: z.strictObject({ id: Id }),
  answer: OutboxRecord,
  status: 200,
  errors: ['OUTBOX_NOT_DEAD'],
  idempotent: true,
});

export const retryOutboxKind = defineCall({
  name: 'admin.retryOutboxKind',
  method: 'POST',
  path: '/admin/outbox/retry',
  access: ['Admin'],
  roles: [],
  summary: 'Let all dead outbox records of a kind be tried again',
  stepUp: true,
  body: z.strictObject({ kind: z.string().trim().min(1).max(100) }),
  answer: z.strictObject({ retried: z.number().int().min(1) }),
  status: 200,
  errors: ['OUTBOX_NOT_DEAD'],
  idempotent: true,
});

/** What is done by itself: how many of a kind wait, when the next is due, and how the last one went. */
export const ScheduledTask = z.strictObject({
  kind: z.string(),
  waiting: z.number().int().min(0),
  /** Null where nothing waits. */
  nextDueAt: Instant.nullable(),
  /** Within the last week; null where none was done. */
  lastDoneAt: Instant.nullable(),
  /** How many were given up. */
  dead: z.number().int().min(0),
  /** Why the last one that failed did. */
  lastError: z.string().nullable(),
});
export type ScheduledTask = z.infer<typeof ScheduledTask>;

export const scheduledTasks = defineCall({
  name: 'admin.tasks',
  method: 'GET',
  path: '/admin/tasks',
  access: ['Admin'],
  roles: [],
  summary: 'What is done by itself, by kind: what comes next and how the last one went',
  answer: z.strictObject({ tasks: z.array(ScheduledTask) }),
  status: 200,
});

/** A setting in force; of a secret only whether it is set. */
export const Setting = z.strictObject({
  name: z.string(),
  value: z.string().nullable(),
  isSecret: z.boolean(),
  isSet: z.boolean(),
});
export type Setting = z.infer<typeof Setting>;

export const settings = defineCall({
  name: 'admin.settings',
  method: 'GET',
  path: '/admin/settings',
  access: ['Admin'],
  roles: [],
  summary: 'The settings that are in force; secrets are hidden',
  answer: z.strictObject({ settings: z.array(Setting) }),
  status: 200,
});
