import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Dollars, Hours, Id, Instant, requiredText } from '../core/primitives.ts';

/** Why the back office holds pay back, and until when; its worker is told. */
const PayoutHold = z.strictObject({ reason: z.string(), since: Instant, until: Instant });

/**
 * A worker's pay for one shift. It waits while the employer's invoice is open, no bank is connected
 * or the worker's address is not verified; it can be held back; it is sent to the connected account,
 * and is paid when the provider says so.
 */
export const Payout = z.strictObject({
  _id: Id,
  post: Id,
  date: Instant,
  timeZone: z.string(),
  jobTitle: z.string(),
  employerName: z.string(),
  locationName: z.string(),
  hours: Hours,
  rate: Dollars,
  amount: Dollars,
  status: z.enum(['waiting', 'held', 'sent', 'paid', 'failed']),
  waitingFor: z.enum(['INVOICE_PAYMENT', 'BANK', 'EMAIL', 'RELEASE', 'PROVIDER']).nullable(),
  hold: PayoutHold.nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** What the worker is told. */
const HoldReason = requiredText(textCode('REASON_REQUIRED'), 500);

/** Holding pay back, for 14 days unless said, or sending what was held. */
export const PayoutHoldForm = z.discriminatedUnion('hold', [
  z.strictObject({ hold: z.literal(true), reason: HoldReason, until: Instant.optional() }),
  z.strictObject({ hold: z.literal(false), reason: HoldReason.optional() }),
]);
export type PayoutHoldForm = z.infer<typeof PayoutHoldForm>;
