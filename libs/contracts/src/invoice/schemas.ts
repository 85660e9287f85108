import { z } from 'zod';
import { Dollars, Hours, Id, Instant } from '../core/primitives.ts';

export const InvoiceLine = z.strictObject({
  _id: Id,
  name: z.string(),
  checkInTime: Instant,
  checkOutTime: Instant,
  hours: Hours,
  rate: Dollars,
  amount: Dollars,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** An invoice of one completed shift; `totalRate` is the base pay (specification, section 9). */
export const Invoice = z.strictObject({
  _id: Id,
  /** Counts up without gaps, for instance `LS-000042`. */
  number: z.string(),
  post: Id,
  date: Instant,
  timeZone: z.string(),
  jobTitle: z.string(),
  location: z.strictObject({
    locationName: z.string(),
    fullAddress: z.string(),
    province: z.string(),
  }),
  workerArray: z.array(InvoiceLine),
  totalTime: Hours,
  rate: Dollars,
  totalRate: Dollars,
  leafshiftPercent: z.number(),
  leafshiftFee: Dollars,
  processingFee: Dollars,
  taxPercent: z.number(),
  tax: Dollars,
  total: Dollars,
  status: z.enum(['open', 'paid']),
  /** Why the last charge failed; null when it was not tried or succeeded. */
  paymentError: z
    .strictObject({
      code: z.enum(['CARD_MISSING', 'CARD_DECLINED', 'AUTHENTICATION_REQUIRED', 'PROVIDER_DOWN']),
      msg: z.string(),
      at: Instant,
    })
    .nullable(),
  paidAt: Instant.nullable(),
  createdAt: Instant,
});
export type Invoice = z.infer<typeof Invoice>;

/** What submitting a shift will cost: the amounts of the invoice that it makes. */
export const ShiftCost = Invoice.pick({
  workerArray: true,
  totalTime: true,
  rate: true,
  totalRate: true,
  leafshiftPercent: true,
  leafshiftFee: true,
  processingFee: true,
  taxPercent: true,
  tax: true,
  total: true,
});
export type ShiftCost = z.infer<typeof ShiftCost>;
