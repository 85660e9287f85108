import { LINE_KINDS } from '@leafshift/domain/paid-time';
import { z } from 'zod';
import { Dollars, Hours, Id, Instant } from '../core/primitives.ts';

/** 'worked', or what a worker is paid without having worked it. */
const InvoiceLineKind = z.enum(LINE_KINDS);

export const InvoiceLine = z.strictObject({
  _id: Id,
  name: z.string(),
  kind: InvoiceLineKind,
  /** Null where nobody clocked. */
  checkInTime: Instant.nullable(),
  checkOutTime: Instant.nullable(),
  /** Unpaid minutes between the two, not among the hours; absent where there were none. */
  breakMinutes: z.number().int().positive().optional(),
  /** Paid hours. */
  hours: Hours,
  /** Hours that were worked, where they are others. */
  workedHours: Hours.optional(),
  rate: Dollars,
  amount: Dollars,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** A payment that the card's owner or bank contests; the bank has its money until it decides. */
const InvoiceDispute = z.strictObject({
  /** The payment provider's id. */
  _id: z.string(),
  amount: Dollars,
  /** Won and lost as the marketplace sees it: after 'lost' the amount is due again. */
  status: z.enum(['open', 'won', 'lost']),
  openedAt: Instant,
  /** Until then the payment provider takes evidence. */
  respondBy: Instant.nullable(),
});

/** What an invoice became less, because the hours of one worker were corrected. */
const CreditNote = z.strictObject({
  _id: z.string(),
  /** Counts up without gaps, apart from invoices: `CN-000042`. */
  number: z.string(),
  name: z.string(),
  hours: Hours,
  /** Of pay; with fees and tax it is the total. */
  amount: Dollars,
  fees: Dollars,
  tax: Dollars,
  total: Dollars,
  createdAt: Instant,
});

/** An invoice of one completed shift; `totalRate` is the base pay (MONEY-13). */
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
  /** As they were when it was issued; null where there was none (MONEY-73). */
  references: z.strictObject({
    /** GST/HST number of who bills. */
    issuerGstNumber: z.string().nullable(),
    /** That of the business. */
    gstNumber: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    costCentre: z.string().nullable(),
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
  /** What is still to be paid: the total, or what the card's bank has taken back. */
  amountDue: Dollars,
  /** What we bear of it, because no card can be charged so little (MONEY-83); missing where that is nothing. */
  writtenOff: Dollars.optional(),
  /** Given back to the card, oldest first. */
  refunds: z.array(z.strictObject({ _id: z.string(), amount: Dollars, at: Instant })),
  disputes: z.array(InvoiceDispute),
  /** The invoice whose hours were corrected upwards, where this one bills the difference. */
  correctionOf: Id.nullable(),
  /** What hours that were corrected downwards took off; it goes back to the card once paid. */
  creditNotes: z.array(CreditNote),
  /** When the card's bank warned of fraud; that card is not charged again. */
  fraudWarnedAt: Instant.nullable(),
  /** Why the last charge failed or does not count; null when it was not tried or succeeded. */
  paymentError: z
    .strictObject({
      code: z.enum([
        'CARD_MISSING',
        'CARD_DECLINED',
        'CARD_WARNED',
        'AUTHENTICATION_REQUIRED',
        'PROVIDER_DOWN',
        'TAKEN_BACK',
      ]),
      msg: z.string(),
      at: Instant,
    })
    .nullable(),
  paidAt: Instant.nullable(),
  /**
   * The cards whose payments count, each once, as they were when they were charged (MONEY-78); empty
   * before, and in invoices that were paid before cards were kept.
   */
  paidWith: z.array(z.strictObject({ brand: z.string(), last4: z.string() })),
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
