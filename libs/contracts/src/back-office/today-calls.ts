import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day, Dollars, Instant } from '../core/primitives.ts';
import { BACK_OFFICE_QUEUES } from '../realtime/schemas.ts';

/** What waits for the back office, and how long it may. */
export const TodayQueue = z.strictObject({
  queue: z.enum(BACK_OFFICE_QUEUES),
  count: z.number().int().min(0),
  /** Since when the oldest of them waits; null where nothing does. */
  oldestSince: Instant.nullable(),
  promisedHours: z.number().int().positive(),
});
export type TodayQueue = z.infer<typeof TodayQueue>;

const TODAY_ALARMS = [
  'failed-charges',
  'failed-payouts',
  'dispute-deadlines',
  'ledger-not-zero',
  'dead-outbox',
  'failing-remotes',
] as const;

/** Something that is wrong: how often, and for remotes which. */
export const TodayAlarm = z.strictObject({
  alarm: z.enum(TODAY_ALARMS),
  count: z.number().int().min(0),
  names: z.array(z.string()),
});
export type TodayAlarm = z.infer<typeof TodayAlarm>;

/** What is wrong between us and the payment provider; nothing where all are 0. */
export const ProviderHealth = z.strictObject({
  /** Work there that has been tried for longer than 15 minutes in vain. */
  failing: z.number().int().min(0),
  /** Payments of an hour ago and before, since which none of the provider's events has come; at most 100. */
  unheard: z.number().int().min(0),
});
export type ProviderHealth = z.infer<typeof ProviderHealth>;

/** How the marketplace does. */
export const TodayFigures = z.strictObject({
  /** Of the spots of shifts that began in the last 14 days, in percent; null without any. */
  fillRate: z.number().min(0).max(100).nullable(),
  /** The last 14 days of UTC, today last: spots of shifts that begin then, and how many are filled. */
  fill: z.array(
    z.strictObject({ day: Day, spots: z.number().int().min(0), filled: z.number().int().min(0) }),
  ),
  /** On shifts that have not begun. */
  openSpots: z.number().int().min(0),
  /** The same by day, of the 14 days from today on. */
  openByDay: z.array(z.strictObject({ day: Day, openSpots: z.number().int().min(0) })),
  /** The last 14 days of UTC, today last. */
  signUps: z.array(
    z.strictObject({
      day: Day,
      employers: z.number().int().min(0),
      workers: z.number().int().min(0),
    }),
  ),
  /** Pay that has not reached a bank. */
  payOnItsWay: Dollars,
  /** The same by what it waits for: somebody or something, the bank, or somebody to mend it. */
  pay: z.strictObject({ waiting: Dollars, sent: Dollars, failed: Dollars }),
});
export type TodayFigures = z.infer<typeof TodayFigures>;

export const today = defineCall({
  name: 'admin.today',
  method: 'GET',
  path: '/admin/today',
  access: ['Admin'],
  roles: ADMIN_ROLES,
  summary: 'What waits, what is wrong and how the marketplace does',
  answer: z.strictObject({
    now: Instant,
    queues: z.array(TodayQueue),
    alarms: z.array(TodayAlarm),
    provider: ProviderHealth.optional(),
    figures: TodayFigures,
  }),
  status: 200,
});
