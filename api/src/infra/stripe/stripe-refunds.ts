import type Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type { RefundOrder, RefundPurpose } from './money-orders.ts';
import { ask, isReplayed } from './stripe-failure.ts';

/** Refunds of credit notes and of the back office; each is made once, however often it is ordered. */
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
    purpose,
    part,
    createdAt,
  }: RefundOrder): Promise<void> {
    await ask(() =>
      makeOnce({
        idempotencyKey: `${keyOf(purpose)}${part === 1 ? '' : `-part-${part}`}`,
        since: createdAt,
        now: this.#now(),
        find: async () => {
          const of = { payment_intent: paymentIntent, limit: 100 };
          const { data } = await this.#stripe.refunds.list(of);
          return data.find(({ metadata }) => isFor(purpose, metadata));
        },
        isSpent: isReplayed,
        make: (idempotencyKey) =>
          this.#stripe.refunds.create(
            { payment_intent: paymentIntent, amount: amountCents, metadata: { ...purpose } },
            { idempotencyKey },
          ),
      }),
    );
  }
}

const keyOf = (purpose: RefundPurpose): string =>
  'creditNoteId' in purpose ? `credit-${purpose.creditNoteId}` : `refund-${purpose.refundOrderId}`;

const isFor = (purpose: RefundPurpose, metadata: Stripe.Metadata | null): boolean =>
  'creditNoteId' in purpose
    ? metadata?.creditNoteId === purpose.creditNoteId
    : metadata?.refundOrderId === purpose.refundOrderId;
