import { z } from 'zod';
import { Day, Dollars, Hours, Instant } from '../core/primitives.ts';

/** The weekly report as the mail shows it. */
export const WeeklyReport = z.strictObject({
  subject: z.string(),
  /** A whole HTML document without scripts, pictures and style attributes. */
  html: z.string(),
  text: z.string(),
  /** The Monday and the Sunday of the week that it is about. */
  from: Day,
  to: Day,
  /** When the next one goes out. */
  nextAt: Instant,
});
export type WeeklyReport = z.infer<typeof WeeklyReport>;

const month = {
  /** Its first day. */
  month: Day,
};

/** What an employer spent in a month, by the day of the invoices. */
export const MonthOfSpend = z.strictObject({
  ...month,
  invoices: z.number().int(),
  basePay: Dollars,
  platformFee: Dollars,
  processingFee: Dollars,
  tax: Dollars,
  total: Dollars,
});
export type MonthOfSpend = z.infer<typeof MonthOfSpend>;

/** What a worker earned in a month, by the day of the shifts. */
export const MonthOfPay = z.strictObject({
  ...month,
  shifts: z.number().int(),
  hours: Hours,
  pay: Dollars,
});
export type MonthOfPay = z.infer<typeof MonthOfPay>;

/** This month first, then the five before it. */
export const MonthsOfAccount = z.discriminatedUnion('usertype', [
  z.strictObject({ usertype: z.literal('Employer'), months: z.array(MonthOfSpend) }),
  z.strictObject({ usertype: z.literal('Temp'), months: z.array(MonthOfPay) }),
]);
export type MonthsOfAccount = z.infer<typeof MonthsOfAccount>;

/** By what an employer's spending is divided. */
export const SPENDING_PARTS = ['store', 'role', 'worker'] as const;
export type SpendingPart = (typeof SPENDING_PARTS)[number];

/** A part of a month's spending; `amount` is with fees and tax, of a worker their pay alone. */
const SpendingRow = z.strictObject({
  /** Of a worker their user id, of a store its own, of a role the name. */
  _id: z.string(),
  name: z.string(),
  shifts: z.number().int(),
  hours: Hours,
  amount: Dollars,
});

/** What the invoices of a period came to by their parts, the largest first (MONEY-70, MONEY-75). */
export const SpendingOfPeriod = z.strictObject({
  /** The first day of the month in which the period begins. */
  ...month,
  /** First and last day. */
  from: Day,
  to: Day,
  by: z.enum(SPENDING_PARTS),
  rows: z.array(SpendingRow),
  /** Of all rows. */
  total: z.strictObject({ hours: Hours, amount: Dollars }),
});
export type SpendingOfPeriod = z.infer<typeof SpendingOfPeriod>;
