import { type Cents, cents } from '@leafshift/domain/money';

/** Pay that was billed, and what the platform takes of the bill, after all credits. */
export interface BilledPay {
  readonly platformFee: Cents;
  readonly basePay: Cents;
  /** The part of the base pay that is looked at. */
  readonly pay: Cents;
}

/**
 * What a first shift earns: the amount that was promised, and at most half of the platform fee on its
 * pay, so that worker and business together never earn more than it brings (MONEY-80).
 */
export function rewardOf(promised: Cents, { platformFee, basePay, pay }: BilledPay): Cents {
  if (basePay <= 0) return cents(0);
  const half = Math.floor((platformFee * Math.min(pay, basePay)) / basePay / 2);
  return cents(Math.max(0, Math.min(promised, half)));
}
