import { textCode } from '@leafshift/domain/text-code';
import { addDays, toCalendarDay } from '@leafshift/domain/time-zone';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day, Id, Instant } from '../core/primitives.ts';

/** The longest period that is compared at once. */
const MOST_RECONCILED_DAYS = 31;

/** What moves money at the payment provider; the last two take back one of the two before. */
export const MOVEMENT_KINDS = [
  'payments',
  'refunds',
  'transfers',
  'refundsFailed',
  'transfersReturned',
] as const;

/** We lack what the provider has, the provider lacks what we have, or amounts differ. */
export const DIFFERENCE_PROBLEMS = ['missing-here', 'missing-there', 'amount'] as const;

const AmountCents = z.number().int();
const Side = z.strictObject({ count: z.number().int().min(0), cents: AmountCents });

/** What the provider and our books do not agree about. */
export const MoneyDifference = z.strictObject({
  kind: z.enum(MOVEMENT_KINDS),
  problem: z.enum(DIFFERENCE_PROBLEMS),
  /** The provider's id of the payment, refund or transfer. */
  providerId: z.string(),
  ours: AmountCents.nullable(),
  theirs: AmountCents.nullable(),
  at: Instant,
  invoice: z.strictObject({ _id: Id, number: z.string() }).nullable(),
  payout: Id.nullable(),
});
export type MoneyDifference = z.infer<typeof MoneyDifference>;

export const Reconciliation = z.strictObject({
  sums: z.array(z.strictObject({ kind: z.enum(MOVEMENT_KINDS), ours: Side, theirs: Side })),
  /** The oldest first, at most 500 of them. */
  differences: z.array(MoneyDifference),
  differenceCount: z.number().int().min(0),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const isShort = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to && to < addDays(toCalendarDay(from), MOST_RECONCILED_DAYS);

export const reconciliation = defineCall({
  name: 'admin.reconciliation',
  method: 'GET',
  path: '/admin/reconciliation',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Our books against the payment provider for at most 31 days of UTC, both included',
  query: z
    .strictObject({ from: Day, to: Day })
    .refine(isShort, { path: ['to'], error: textCode('INPUT_NOT_VALID') }),
  answer: Reconciliation,
  status: 200,
  errors: ['PAYMENT_PROVIDER_DOWN'],
});
