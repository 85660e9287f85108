import { PAYOUT_DELAY_REASONS } from '@leafshift/domain/payout-dates';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Dollars, Hours, Id, Instant, requiredText } from '../core/primitives.ts';

/** Why the back office holds pay back, and until when; its worker is told. */
const PayoutHold = z.strictObject({ reason: z.string(), since: Instant, until: Instant });

/** Why pay may not leave before a time: the account is new, or its bank is. */
const PayoutDelay = z.strictObject({
  reason: z.enum(PAYOUT_DELAY_REASONS),
  since: Instant,
  until: Instant,
});

/**
 * A worker's pay for one shift, or what corrected hours add to it. It waits while the employer's invoice is open, no bank is connected
 * or the worker's address is not verified; it is scheduled where it may not leave yet; it is held
 * where somebody looks at it; it is sent to the connected account, and is paid when the provider
 * says so.
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
  /** Which correction of the shift's hours it pays additionally; null for the shift's own pay. */
  correction: z.number().int().positive().nullable(),
  /** It is for somebody who joined by the worker's link, and of no shift. */
  isReward: z.boolean(),
  status: z.enum(['waiting', 'scheduled', 'held', 'sent', 'paid', 'failed']),
  waitingFor: z
    .enum(['INVOICE_PAYMENT', 'BANK', 'EMAIL', 'NAME', 'TIME', 'ACCEPTANCE', 'RELEASE', 'PROVIDER'])
    .nullable(),
  hold: PayoutHold.nullable(),
  delay: PayoutDelay.nullable(),
  /** Until when its worker can accept or dispute the hours; null where that is over. */
  acceptBy: Instant.nullable(),
  /** By when it is at the bank; null where that depends on somebody, and where it is there. */
  expectedAt: Instant.nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** Pay that waits because the holder of the bank has another name than the worker. */
export const PayoutCheck = z.strictObject({
  payout: Payout,
  user: Id,
  legalName: z.string(),
  /** As the provider was told; empty where it was told none. */
  bankHolder: z.string(),
});
export type PayoutCheck = z.infer<typeof PayoutCheck>;

/** A bank account that several accounts use or have used. */
export const SharedBank = z.strictObject({
  _id: Id,
  /** Since when there are several. */
  since: Instant,
  users: z.array(
    z.strictObject({ _id: Id, name: z.string(), usertype: z.enum(['Employer', 'Temp', 'Admin']) }),
  ),
  /** One of its workers was paid for work for one of its businesses. */
  workerAndBusiness: z.boolean(),
});
export type SharedBank = z.infer<typeof SharedBank>;

/** What the worker is told. */
const HoldReason = requiredText(textCode('REASON_REQUIRED'), 500);

/** Holding pay back, for 14 days unless said, or sending what was held. */
export const PayoutHoldForm = z.discriminatedUnion('hold', [
  z.strictObject({ hold: z.literal(true), reason: HoldReason, until: Instant.optional() }),
  z.strictObject({ hold: z.literal(false), reason: HoldReason.optional() }),
]);
export type PayoutHoldForm = z.infer<typeof PayoutHoldForm>;
