import type { PrintedCard } from '@leafshift/domain/card-brands';
import { cents } from '@leafshift/domain/money';
import Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type { ChargeOrder, ChargeResult } from './money-orders.ts';
import { confirmOffSession, findIntent, isSettled, WITH_CHARGE } from './payment-intents.ts';
import { ask, asProviderError, isDown, isReplayed, refusalCode } from './stripe-failure.ts';

/** The customer or the card is not there any more. */
export const CARD_GONE: readonly string[] = ['payment_method_unexpected_state', 'resource_missing'];

/**
 * Charges of invoices. Each payment of an invoice has one intent, made unconfirmed under its own key;
 * an intent that has succeeded cannot be confirmed again, so that however often an answer is lost,
 * the card is charged once.
 */
export class StripeCharges {
  readonly #stripe: Stripe;
  readonly #now: () => Date;

  constructor(stripe: Stripe, now: () => Date) {
    this.#stripe = stripe;
    this.#now = now;
  }

  async chargeOffSession(order: ChargeOrder): Promise<ChargeResult> {
    try {
      const intent = await this.#ofLess(await this.#intentOf(order), order);
      if (intent.amount !== order.amountCents || intent.currency !== 'cad') {
        throw new Error(`${intent.id} is not for the amount of invoice ${order.invoiceId}`);
      }
      return isSettled(intent)
        ? resultOf(intent)
        : resultOf(await confirmOffSession(this.#stripe, intent, order.paymentMethod));
    } catch (error) {
      if (isDown(error)) return { status: 'provider_down' };
      if (CARD_GONE.includes(refusalCode(error) ?? '')) return { status: 'card_missing' };
      throw asProviderError(error);
    }
  }

  async findCharge(paymentIntent: string): Promise<ChargeResult> {
    return resultOf(
      await ask(() => this.#stripe.paymentIntents.retrieve(paymentIntent, WITH_CHARGE)),
    );
  }

  async #intentOf(order: ChargeOrder): Promise<Stripe.PaymentIntent> {
    const known =
      (order.paymentIntent && (await findIntent(this.#stripe, order.paymentIntent))) ||
      (await this.#make(order, order.idempotencyKey));
    if (known.status !== 'canceled') return known;
    return this.#make(order, `${order.idempotencyKey}:after:${known.id}`);
  }

  /** A payment that the card refused is tried again for less, where the invoice was credited meanwhile. */
  async #ofLess(intent: Stripe.PaymentIntent, order: ChargeOrder): Promise<Stripe.PaymentIntent> {
    const isOwn = intent.metadata.invoiceId === order.invoiceId;
    const isLess = isOwn && !isSettled(intent) && order.amountCents < intent.amount;
    return isLess
      ? this.#stripe.paymentIntents.update(intent.id, { amount: order.amountCents })
      : intent;
  }

  #make(order: ChargeOrder, idempotencyKey: string): Promise<Stripe.PaymentIntent> {
    const { amountCents, customer, invoiceId, round } = order;
    const params: Stripe.PaymentIntentCreateParams = {
      allowed_payment_method_types: ['card'],
      amount: amountCents,
      currency: 'cad',
      customer,
      metadata: { invoiceId, ...(round > 1 && { round: String(round) }) },
      transfer_group: invoiceId,
    };
    return makeOnce({
      idempotencyKey,
      since: order.invoicedAt,
      now: this.#now(),
      find: () => this.#findByInvoice(order),
      isSpent: isReplayed,
      make: (key) => this.#stripe.paymentIntents.create(params, { idempotencyKey: key }),
    });
  }

  async #findByInvoice(order: ChargeOrder): Promise<Stripe.PaymentIntent | undefined> {
    const created = { gte: Math.floor(order.invoicedAt.getTime() / 1000) - 3600 };
    const list = this.#stripe.paymentIntents.list({
      created,
      customer: order.customer,
      expand: ['data.latest_charge'],
      limit: 100,
    });
    for await (const intent of list) {
      const { invoiceId, round = '1' } = intent.metadata;
      const isOfOrder = invoiceId === order.invoiceId && Number(round) === order.round;
      if (isOfOrder && intent.status !== 'canceled') {
        return intent;
      }
    }
    return undefined;
  }
}

function cardOf(charge: Stripe.Charge | null): PrintedCard | null {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return brand && last4 ? { brand, last4 } : null;
}

/** What became of a payment, as it stands at the provider. */
export function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  const { id: paymentIntent, last_payment_error: refusal, latest_charge: charge } = intent;
  if (intent.status === 'succeeded') {
    const id = typeof charge === 'string' ? charge : charge?.id;
    if (!id) throw new Error(`${paymentIntent} succeeded without a charge`);
    return {
      status: 'paid',
      paymentIntent,
      charge: id,
      received: cents(intent.amount_received),
      card: typeof charge === 'string' ? null : cardOf(charge),
    };
  }
  if (intent.status === 'processing') return { status: 'processing', paymentIntent };
  if (intent.status === 'requires_action' || refusal?.code === 'authentication_required') {
    const clientSecret = intent.client_secret ?? '';
    return { status: 'authentication_required', paymentIntent, clientSecret };
  }
  if (intent.status === 'requires_payment_method' && refusal) {
    return {
      status: 'declined',
      paymentIntent,
      reason: refusal.decline_code ?? refusal.code ?? 'unknown',
      message: refusal.message ?? 'Your card was declined.',
    };
  }
  return { status: 'open', paymentIntent };
}
