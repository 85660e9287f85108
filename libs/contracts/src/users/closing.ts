import { z } from 'zod';
import { Dollars, Id, Instant } from '../core/primitives.ts';

/** What keeps an account from being closed; each is an error code too. */
export const CLOSING_BLOCKERS = [
  'CLOSE_PAY_NOT_SENT',
  'CLOSE_INVOICES_OPEN',
  'CLOSE_WORK_NOT_SUBMITTED',
  'CLOSE_SHIFTS_NOT_SUBMITTED',
  'CLOSE_HOURS_NOT_SETTLED',
] as const;

/** What closing an account would bring now. */
export const ClosingTerms = z.strictObject({
  /** What has to be settled first: how many, and how much money where it is about money. */
  blockers: z.array(
    z.strictObject({
      code: z.enum(CLOSING_BLOCKERS),
      count: z.number().int().positive(),
      amount: Dollars.nullable(),
    }),
  ),
  /** Confirmed shifts that would be cancelled. */
  shifts: z.array(
    z.strictObject({
      post: Id,
      jobTitle: z.string(),
      locationName: z.string(),
      date: Instant,
      timeZone: z.string(),
      isLate: z.boolean(),
    }),
  ),
  /** Requests that would be withdrawn. */
  requests: z.number().int().min(0),
  /** Postings that would be cancelled or removed. */
  postings: z.number().int().min(0),
  /** The suspension that would follow from cancelling late, and that closing does not end. */
  suspension: z
    .strictObject({
      /** Null until a person decides. */
      days: z.number().int().positive().nullable(),
      until: Instant.nullable(),
    })
    .nullable(),
});
export type ClosingTerms = z.infer<typeof ClosingTerms>;
