import Stripe from 'stripe';
import { makeOnce } from './keyed-attempts.ts';
import type { ChargeOrder, ChargeResult } from './money-orders.ts';
import { ask, asProviderError, isDown, isReplayed, refusalCode } from './stripe-failure.ts';

const cardGoneCodes = ['payment_method_unexpected_state', 'resource_missing'];

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
      return isSettled(intent) ? resultOf(intent) : await this.#confirm(intent, order);
    } catch (error) {
      if (isDown(error)) return { status: 'provider_down' };
      if (cardGoneCodes.includes(refusalCode(error) ?? '')) return { status: 'card_missing' };
      throw asProviderError(error);
    }
  }

  async findCharge(paymentIntent: string): Promise<ChargeResult> {
    return resultOf(await ask(() => this.#stripe.paymentIntents.retrieve(paymentIntent)));
  }

  async #intentOf(order: ChargeOrder): Promise<Stripe.PaymentIntent> {
    const known =
      (order.paymentIntent && (await this.#findIntent(order.paymentIntent))) ||
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

  async #findIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await this.#stripe.paymentIntents.retrieve(id);
    } catch (error) {
      if (refusalCode(error) === 'resource_missing') return undefined;
      throw error;
    }
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

  async #confirm(intent: Stripe.PaymentIntent, order: ChargeOrder): Promise<ChargeResult> {
    try {
      return resultOf(
        await this.#stripe.paymentIntents.confirm(intent.id, {
          off_session: true,
          payment_method: order.paymentMethod,
        }),
      );
    } catch (error) {
      const refused = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined;
      if (!refused) throw error;
      if (error instanceof Stripe.errors.StripeCardError || isSettled(refused)) {
        return resultOf(refused);
      }
      throw error;
    }
  }
}

function isSettled({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'processing';
}

/** What became of a payment, as it stands at the provider. */
export function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  const { id: paymentIntent, last_payment_error: refusal, latest_charge: charge } = intent;
  if (intent.status === 'succeeded') {
    const id = typeof charge === 'string' ? charge : charge?.id;
    if (!id) throw new Error(`${paymentIntent} succeeded without a charge`);
    return { status: 'paid', paymentIntent, charge: id };
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
