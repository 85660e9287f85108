import { z } from 'zod';
import { Dollars, Hours, Id, Instant } from '../core/primitives.ts';
import { Payout } from '../payouts/schemas.ts';

/** A month of the worker's calendar, such as `2026-05`. */
export const StatementPeriod = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** A calendar year. */
export const SlipYear = z.string().regex(/^20\d{2}$/);

const PaymentsTogether = z.strictObject({
  amount: Dollars,
  payouts: z.number().int().min(0),
});

/** What a worker gets next, what is kept and why, and what was paid by year. */
export const EarningsOverview = z.strictObject({
  /** In which the days of payments are told: that of the worker's address. */
  timeZone: z.string(),
  /** What is expected on the first day on which anything is; null where that depends on somebody yet. */
  next: z
    .strictObject({
      expectedAt: Instant,
      amount: Dollars,
      /** None where it is a reward alone. */
      shifts: z.number().int().min(0),
    })
    .nullable(),
  /** All that has not arrived. */
  underWay: PaymentsTogether,
  /** What somebody has to do something about, latest first: the worker, or the back office. */
  kept: z.strictObject({ ...PaymentsTogether.shape, latest: z.array(Payout) }),
  /** What waits for a business to pay its invoice. */
  unfunded: PaymentsTogether,
  /** What has left for the worker's bank this year so far, and did not come back. */
  thisYear: z.strictObject({
    ...PaymentsTogether.shape,
    year: z.number().int(),
  }),
  /** Months with payments, latest first: each has a statement. */
  statements: z.array(z.strictObject({ ...PaymentsTogether.shape, period: StatementPeriod })),
  /** Years that are over and had payments, latest first: each has a slip. */
  slips: z.array(z.strictObject({ year: z.number().int(), amount: Dollars })),
  /** The running year of the slips. */
  slipYear: z.number().int(),
});
export type EarningsOverview = z.infer<typeof EarningsOverview>;

/** A shift that is or will be paid, in all: its own pay, and what corrected hours have added. */
export const EarnedShift = z.strictObject({
  /** The shift's id. */
  _id: Id,
  date: Instant,
  timeZone: z.string(),
  jobTitle: z.string(),
  employerName: z.string(),
  locationName: z.string(),
  hours: Hours,
  /** Unpaid; null where nobody clocked. */
  breakMinutes: z.number().int().min(0).nullable(),
  rate: Dollars,
  pay: Dollars,
  /** The shift's own pay first. */
  payouts: z.array(Payout),
});
export type EarnedShift = z.infer<typeof EarnedShift>;
