import { cents, ZERO_CENTS } from '@leafshift/domain/money';
import type Stripe from 'stripe';
import type { ProviderMovement } from './provider-movements.ts';
import { ask } from './stripe-failure.ts';

/** All that the provider moved in a period, page by page. */
export class StripeMovements {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** From `from` on and before `to`; what was never taken is left out. */
  list(from: Date, to: Date): Promise<readonly ProviderMovement[]> {
    const created = { gte: secondsOf(from), lt: secondsOf(to) };
    const of = { created, limit: 100 };
    return ask(async () => {
      const found: ProviderMovement[] = [];
      for await (const charge of this.#stripe.charges.list(of)) {
        if (charge.paid && charge.captured) found.push(paymentOf(charge));
      }
      for await (const refund of this.#stripe.refunds.list(of)) found.push(refundOf(refund));
      for await (const transfer of this.#stripe.transfers.list(of)) {
        found.push(transferOf(transfer));
      }
      return found;
    });
  }
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
const timeOf = (seconds: number): Date => new Date(seconds * 1000);

const paymentOf = (charge: Stripe.Charge): ProviderMovement => ({
  kind: 'payments',
  id: idOf(charge.payment_intent) ?? charge.id,
  amount: cents(charge.amount_captured),
  returned: ZERO_CENTS,
  at: timeOf(charge.created),
  of: charge.metadata.invoiceId ?? null,
});

function refundOf({ id, amount, created, status }: Stripe.Refund): ProviderMovement {
  const isFailed = status === 'failed' || status === 'canceled';
  return {
    kind: 'refunds',
    id,
    amount: cents(amount),
    returned: isFailed ? cents(amount) : ZERO_CENTS,
    at: timeOf(created),
    of: null,
  };
}

const transferOf = (transfer: Stripe.Transfer): ProviderMovement => ({
  kind: 'transfers',
  id: transfer.id,
  amount: cents(transfer.amount),
  returned: cents(transfer.amount_reversed),
  at: timeOf(transfer.created),
  of: transfer.metadata.payoutId ?? null,
});

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
