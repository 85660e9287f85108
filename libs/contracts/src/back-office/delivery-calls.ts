import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';

export const DELIVERY_KINDS = ['mail', 'webhook'] as const;
/** Nothing is done about what is ignored: it is about nothing of ours. */
export const DELIVERY_STATES = ['done', 'failed', 'ignored'] as const;

/** A mail that went out, or an event of the payment provider that came in. */
export const Delivery = z.strictObject({
  _id: Id,
  kind: z.enum(DELIVERY_KINDS),
  /** The subject without codes and addresses, or the kind of the event. */
  what: z.string(),
  /** Whom a mail went to, such as `w…@example.ca`. */
  to: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  tries: z.number().int().min(0),
  at: Instant,
  lastAt: Instant,
  lastError: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveries = defineCall({
  name: 'admin.deliveries',
  method: 'GET',
  path: '/admin/deliveries',
  access: ['Admin'],
  roles: [],
  summary: 'Mails that went out and events that came in within a week, newest first',
  query: z.strictObject({
    ...PageQuery.shape,
    kind: z.enum(DELIVERY_KINDS).default('mail'),
    state: z.enum(DELIVERY_STATES).optional(),
    /** The whole address of a mail. */
    to: z.string().trim().min(1).max(320).optional(),
  }),
  answer: pageOf('deliveries', Delivery),
  status: 200,
});
