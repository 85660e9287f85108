import type Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type { TransferOrder, TransferResult } from './money-orders.ts';
import { asProviderError, isDown, isMismatch, isReplayed, refusalCode } from './stripe-failure.ts';

/** Payouts to connected accounts. */
export class StripeTransfers {
  readonly #stripe: Stripe;
  readonly #now: () => Date;

  constructor(stripe: Stripe, now: () => Date) {
    this.#stripe = stripe;
    this.#now = now;
  }

  async transfer(order: TransferOrder): Promise<TransferResult> {
    try {
      const transfer = await makeOnce({
        idempotencyKey: order.idempotencyKey,
        since: order.createdAt,
        now: this.#now(),
        find: () => this.#find(order),
        // The worker's account may have changed since a refused attempt.
        isSpent: (error) => isReplayed(error) || isMismatch(error),
        make: (idempotencyKey) =>
          this.#stripe.transfers.create(paramsOf(order), { idempotencyKey }),
      });
      return { status: 'sent', transfer: transfer.id };
    } catch (error) {
      if (isDown(error)) return { status: 'provider_down' };
      return refusalOf(error);
    }
  }

  async #find({ payoutId, attempt }: TransferOrder): Promise<Stripe.Transfer | undefined> {
    const { data } = await this.#stripe.transfers.list({ transfer_group: payoutId, limit: 100 });
    return data.find((transfer) => attemptOf(transfer) === attempt);
  }
}

/** Which of its payout's transfers it is; those made before attempts were counted are the first. */
export function attemptOf({ metadata }: Stripe.Transfer): number {
  return Number(metadata.attempt ?? 1);
}

function paramsOf(order: TransferOrder): Stripe.TransferCreateParams {
  const { account, amountCents, payoutId, attempt, sourceCharge } = order;
  return {
    amount: amountCents,
    currency: 'cad',
    destination: account,
    metadata: { payoutId, attempt: String(attempt) },
    transfer_group: payoutId,
    ...(sourceCharge ? { source_transaction: sourceCharge } : {}),
  };
}

function refusalOf(error: unknown): TransferResult {
  switch (refusalCode(error)) {
    case 'account_invalid':
    case 'insufficient_capabilities_for_transfer':
    case 'resource_missing':
      return { status: 'bank_missing' };
    case 'balance_insufficient':
      return { status: 'insufficient_funds' };
    default:
      throw asProviderError(error);
  }
}
