import type Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type { SentTransfer, TransferOrder, TransferResult } from './money-orders.ts';
import {
  ask,
  asProviderError,
  isDown,
  isMismatch,
  isReplayed,
  refusalCode,
} from './stripe-failure.ts';

const MOST = { limit: 100 };

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

  /** A payout to a bank names the payments that it is made of, and each transfer its payment. */
  ofBankPayout(account: string, payout: string): Promise<readonly SentTransfer[]> {
    return ask(async () => {
      const payments = await this.#paymentsOf(account, payout);
      const found: SentTransfer[] = [];
      const sent = this.#stripe.transfers.list({ destination: account, ...MOST });
      for await (const transfer of sent) {
        const { payoutId } = transfer.metadata;
        const isPartOfIt = payments.delete(idOf(transfer.destination_payment));
        if (isPartOfIt && payoutId) {
          found.push({ transfer: transfer.id, payoutId, attempt: attemptOf(transfer) });
        }
        if (payments.size === 0) break;
      }
      return found;
    });
  }

  async #paymentsOf(account: string, payout: string): Promise<Set<string>> {
    const inAccount = { stripeAccount: account };
    const made = this.#stripe.balanceTransactions.list({ payout, ...MOST }, inAccount);
    const sources: string[] = [];
    for await (const { source, type } of made) {
      if (type === 'payment') sources.push(idOf(source));
    }
    return new Set(sources);
  }

  async takeBack(transfer: string): Promise<void> {
    await ask(async () => {
      const { reversed } = await this.#stripe.transfers.retrieve(transfer);
      // Without an amount it is all of it, which the provider does once.
      if (!reversed) await this.#stripe.transfers.createReversal(transfer);
    });
  }

  async #find({ payoutId, attempt }: TransferOrder): Promise<Stripe.Transfer | undefined> {
    const { data } = await this.#stripe.transfers.list({ transfer_group: payoutId, limit: 100 });
    return data.find((transfer) => attemptOf(transfer) === attempt);
  }
}

const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

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
