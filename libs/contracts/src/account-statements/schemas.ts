import { z } from 'zod';
import { Dollars, Id, Instant } from '../core/primitives.ts';

/**
 * What changes what a business owes: `credit-note` and `payment` make it less. A `refund` gives a
 * credit note back to the card, `refund-failed` did not arrive, `taken-back` is a payment that the
 * card's bank has taken back for good, and `written-off` is what no card can be charged (MONEY-83).
 */
export const MOVEMENT_KINDS = [
  'invoice',
  'payment',
  'credit-note',
  'refund',
  'refund-failed',
  'taken-back',
  'written-off',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

const Movement = z.strictObject({
  _id: z.string(),
  at: Instant,
  kind: z.enum(MOVEMENT_KINDS),
  /** Of the invoice, or of the credit note that it is about. */
  number: z.string(),
  invoice: Id,
  jobTitle: z.string(),
  locationName: z.string(),
  /** More than nothing where the business owes more for it. */
  amount: Dollars,
});

/** An account in a month, to the cent of the ledger (MONEY-74). Balances are what the business owes. */
export const AccountStatement = z.strictObject({
  /** Such as `2026-05`. */
  period: z.string(),
  timeZone: z.string(),
  /** False of the month that is not over. */
  isOver: z.boolean(),
  opening: Dollars,
  closing: Dollars,
  /** What the movements of each kind come to; nothing was written off where that is missing. */
  sums: z.strictObject({
    invoice: Dollars,
    payment: Dollars,
    'credit-note': Dollars,
    refund: Dollars,
    'refund-failed': Dollars,
    'taken-back': Dollars,
    'written-off': Dollars.optional(),
  }),
  /** The earliest first. */
  movements: z.array(Movement),
  /** Given back to the card at our cost in the month; what is owed is not changed by it. */
  goodwill: Dollars,
  /** What the card's bank holds at the end of the month until it decides a dispute. */
  disputed: Dollars,
});
export type AccountStatement = z.infer<typeof AccountStatement>;
