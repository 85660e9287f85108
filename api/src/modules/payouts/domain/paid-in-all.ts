import { type Cents, sumCents } from '@leafshift/domain/money';
import type { Payout } from './payout.ts';
import type { PayoutStatus } from './payout-state.ts';

/** All payouts of a worker for a shift together, and how far the shift's own pay is. */
export interface PaidInAll {
  readonly hours: number;
  readonly amount: Cents;
  readonly status: PayoutStatus;
}

/** What is paid by shift id; a shift's own pay comes after what corrections have added. */
export function paidInAll(payouts: readonly Payout[]): ReadonlyMap<string, PaidInAll> {
  const all = new Map<string, PaidInAll>();
  for (const { shiftId, hours, amount, status } of payouts) {
    const added = all.get(shiftId);
    all.set(shiftId, {
      hours: Math.round((hours + (added?.hours ?? 0)) * 100) / 100,
      amount: sumCents([amount, ...(added ? [added.amount] : [])]),
      status,
    });
  }
  return all;
}
