import type { TransferOrder } from '../../../infra/stripe/money-orders.ts';
import type { Payout } from '../domain/payout.ts';

/**
 * What the provider is asked for an attempt at a payout. Each attempt has a key of its own. Only the
 * first takes its money from the employer's charge: what was reversed lies in our own balance.
 */
export const transferOrder = (payout: Payout, account: string): TransferOrder => ({
  account,
  amountCents: payout.amount,
  payoutId: payout.id,
  attempt: payout.attempt,
  idempotencyKey: payout.attempt === 1 ? payout.id : `${payout.id}-attempt-${payout.attempt}`,
  createdAt: payout.createdAt,
  sourceCharge: payout.attempt === 1 ? payout.sourceCharge : null,
});
