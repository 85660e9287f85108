import type Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type {
  AuthorisationOrder,
  AuthorisationResult,
  CaptureOrder,
  CaptureResult,
} from './money-orders.ts';
import { confirmOffSession, findIntent, WITH_CHARGE } from './payment-intents.ts';
import { CARD_GONE, resultOf } from './stripe-charges.ts';
import { ask, asProviderError, isDown, isReplayed, refusalCode } from './stripe-failure.ts';

/**
 * Amounts that are set aside on a card until they are taken or let go. Each order has one payment of
 * its own that is captured by hand, so that however often an answer is lost it is set aside once.
 */
export class StripeAuthorisations {
  readonly #stripe: Stripe;
  readonly #now: () => Date;

  constructor(stripe: Stripe, now: () => Date) {
    this.#stripe = stripe;
    this.#now = now;
  }

  async authorise(order: AuthorisationOrder): Promise<AuthorisationResult> {
    try {
      const intent = await this.#intentOf(order);
      return authorisationOf(
        intent.status === 'requires_capture'
          ? intent
          : await confirmOffSession(this.#stripe, intent, order.paymentMethod),
      );
    } catch (error) {
      if (isDown(error)) return { status: 'provider_down' };
      if (CARD_GONE.includes(refusalCode(error) ?? '')) return { status: 'card_missing' };
      throw asProviderError(error);
    }
  }

  async capture(order: CaptureOrder): Promise<CaptureResult> {
    const { paymentIntent, amountCents: amount_to_capture, invoiceId } = order;
    try {
      const intent = await findIntent(this.#stripe, paymentIntent);
      if (intent?.status !== 'requires_capture') return captureOf(intent);
      const params = { amount_to_capture, metadata: { invoiceId }, ...WITH_CHARGE };
      return captureOf(await this.#stripe.paymentIntents.capture(paymentIntent, params));
    } catch (error) {
      if (isDown(error)) return { status: 'provider_down' };
      if (isMovedOn(error)) return captureOf(await ask(() => this.#find(paymentIntent)));
      throw asProviderError(error);
    }
  }

  async letGo(paymentIntent: string): Promise<void> {
    await ask(async () => {
      const intent = await this.#find(paymentIntent);
      if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return;
      try {
        await this.#stripe.paymentIntents.cancel(paymentIntent);
      } catch (error) {
        if (!isMovedOn(error)) throw error;
      }
    });
  }

  async isSecured(paymentIntent: string): Promise<boolean> {
    const intent = await ask(() => this.#find(paymentIntent));
    return intent?.status === 'requires_capture';
  }

  #find(id: string): Promise<Stripe.PaymentIntent | undefined> {
    return findIntent(this.#stripe, id);
  }

  async #intentOf(order: AuthorisationOrder): Promise<Stripe.PaymentIntent> {
    const known =
      (order.paymentIntent && (await this.#find(order.paymentIntent))) ||
      (await this.#make(order, order.idempotencyKey));
    if (known.status !== 'canceled') return known;
    return this.#make(order, `${order.idempotencyKey}:after:${known.id}`);
  }

  #make(order: AuthorisationOrder, idempotencyKey: string): Promise<Stripe.PaymentIntent> {
    const { amountCents, customer, shiftId } = order;
    const params: Stripe.PaymentIntentCreateParams = {
      allowed_payment_method_types: ['card'],
      amount: amountCents,
      capture_method: 'manual',
      currency: 'cad',
      customer,
      metadata: { shiftId, order: order.idempotencyKey },
    };
    return makeOnce({
      idempotencyKey,
      since: order.orderedAt,
      now: this.#now(),
      find: () => this.#findByOrder(order),
      isSpent: isReplayed,
      make: (key) => this.#stripe.paymentIntents.create(params, { idempotencyKey: key }),
    });
  }

  async #findByOrder(order: AuthorisationOrder): Promise<Stripe.PaymentIntent | undefined> {
    const created = { gte: Math.floor(order.orderedAt.getTime() / 1000) - 3600 };
    const of = { created, customer: order.customer, limit: 100 };
    for await (const intent of this.#stripe.paymentIntents.list(of)) {
      if (intent.metadata.order === order.idempotencyKey && intent.status !== 'canceled') {
        return intent;
      }
    }
    return undefined;
  }
}

/** Whether the payment has gone on since we looked, so that it is worth another look. */
const isMovedOn = (error: unknown): boolean =>
  refusalCode(error) === 'payment_intent_unexpected_state';

function authorisationOf(intent: Stripe.PaymentIntent): AuthorisationResult {
  const { id: paymentIntent, status } = intent;
  if (status === 'requires_capture') return { status: 'secured', paymentIntent };
  const result = resultOf(intent);
  if (result.status === 'declined' || result.status === 'authentication_required') return result;
  throw new Error(`${paymentIntent} is ${status} instead of set aside`);
}

function captureOf(intent: Stripe.PaymentIntent | undefined): CaptureResult {
  const result = intent && resultOf(intent);
  return result?.status === 'paid' ? result : { status: 'gone' };
}
