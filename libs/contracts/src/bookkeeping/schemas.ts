import { gstNumber } from '@leafshift/domain/gst-number';
import { MAX_LOCATIONS } from '@leafshift/domain/posting-rules';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id } from '../core/primitives.ts';

/** The longest purchase-order number or cost centre. */
export const MAX_REFERENCE = 40;

/** A number that a business files invoices by; the empty field of a form is none. */
const Reference = z
  .string()
  .trim()
  .max(MAX_REFERENCE, textCode('TEXT_TOO_LONG', { count: MAX_REFERENCE }))
  .transform((typed) => typed || null)
  .nullable();

/** A GST/HST number, kept as it is printed however it was typed; the empty field is none. */
const GstNumber = z
  .string()
  .trim()
  .overwrite((typed) => gstNumber(typed) ?? typed)
  .refine((typed) => typed === '' || gstNumber(typed) !== null, textCode('GST_NUMBER_NOT_VALID'))
  .transform((typed) => typed || null)
  .nullable();

const StoreForm = z.strictObject({
  location: Id,
  /** Instead of the business's. */
  purchaseOrder: Reference,
  costCentre: Reference,
});

/** What a business wants on its invoices (MONEY-71, MONEY-72). Stores that are left out have nothing of their own. */
export const BookkeepingForm = z.strictObject({
  gstNumber: GstNumber,
  purchaseOrder: Reference,
  stores: z.array(StoreForm).max(MAX_LOCATIONS),
});
export type BookkeepingForm = z.output<typeof BookkeepingForm>;

const none = z.string().nullable();

/** The same as it stands, with every store of the profile. */
export const Bookkeeping = z.strictObject({
  gstNumber: none,
  purchaseOrder: none,
  stores: z.array(z.strictObject({ location: Id, purchaseOrder: none, costCentre: none })),
});
export type Bookkeeping = z.infer<typeof Bookkeeping>;
