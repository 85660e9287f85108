import type Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type { RefundOrder } from './money-orders.ts';
import { ask, isReplayed } from './stripe-failure.ts';

/** Refunds of credit notes; each is made once, however often it is ordered. */
export class StripeRefunds {
  readonly #stripe: Stripe;
  readonly #now: () => Date;

  constructor(stripe: Stripe, now: () => Date) {
    this.#stripe = stripe;
    this.#now = now;
  }

  async refund({
    paymentIntent,
    amountCents,
    creditNoteId,
    part,
    createdAt,
  }: RefundOrder): Promise<void> {
    await ask(() =>
      makeOnce({
        idempotencyKey: `credit-${creditNoteId}${part === 1 ? '' : `-part-${part}`}`,
        since: createdAt,
        now: this.#now(),
        find: async () => {
          const of = { payment_intent: paymentIntent, limit: 100 };
          const { data } = await this.#stripe.refunds.list(of);
          return data.find(({ metadata }) => metadata?.creditNoteId === creditNoteId);
        },
        isSpent: isReplayed,
        make: (idempotencyKey) =>
          this.#stripe.refunds.create(
            { payment_intent: paymentIntent, amount: amountCents, metadata: { creditNoteId } },
            { idempotencyKey },
          ),
      }),
    );
  }
}
