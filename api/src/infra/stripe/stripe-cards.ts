import type Stripe from 'stripe';
import { keyFor } from './keyed-attempts.ts';
import type { CardSetup, CustomerOrder, ProviderCard } from './payment-provider.ts';
import { ask, asProviderError, refusalCode } from './stripe-failure.ts';

const goneCodes = ['payment_method_unexpected_state', 'resource_missing'];

/** Customers and their cards. */
export class StripeCards {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  async ensureCustomer({ customer, userId, email, name }: CustomerOrder): Promise<string> {
    if (customer !== null && (await this.#exists(customer))) return customer;
    const params = { email, name, metadata: { userId } };
    const idempotencyKey = keyFor('customer', { ...params, customer });
    const created = await ask(() => this.#stripe.customers.create(params, { idempotencyKey }));
    return created.id;
  }

  async deleteCustomer(customer: string): Promise<void> {
    try {
      await this.#stripe.customers.del(customer);
    } catch (error) {
      if (refusalCode(error) !== 'resource_missing') throw asProviderError(error);
    }
  }

  async createSetupIntent(customer: string): Promise<CardSetup> {
    const intent = await ask(() =>
      this.#stripe.setupIntents.create({
        allowed_payment_method_types: ['card'],
        customer,
        usage: 'off_session',
      }),
    );
    if (intent.client_secret === null) throw new Error(`${intent.id} has no client secret`);
    return { id: intent.id, clientSecret: intent.client_secret };
  }

  async lastConfirmedCard(customer: string): Promise<ProviderCard | null> {
    const { data } = await ask(() =>
      this.#stripe.setupIntents.list({ customer, expand: ['data.payment_method'], limit: 20 }),
    );
    for (const { status, payment_method: method } of data) {
      if (status !== 'succeeded' || method === null || typeof method === 'string') continue;
      if (method.customer === customer && method.card) return toCard(method.id, method.card);
    }
    return null;
  }

  async listCards(customer: string): Promise<ProviderCard[]> {
    const { data } = await ask(() =>
      this.#stripe.customers.listPaymentMethods(customer, { limit: 100, type: 'card' }),
    );
    return data.flatMap(({ id, card }) => (card ? [toCard(id, card)] : []));
  }

  async detachCard(card: string): Promise<void> {
    try {
      await this.#stripe.paymentMethods.detach(card);
    } catch (error) {
      if (!goneCodes.includes(refusalCode(error) ?? '')) throw asProviderError(error);
    }
  }

  async #exists(customer: string): Promise<boolean> {
    try {
      return !(await this.#stripe.customers.retrieve(customer)).deleted;
    } catch (error) {
      if (refusalCode(error) === 'resource_missing') return false;
      throw asProviderError(error);
    }
  }
}

function toCard(id: string, card: Stripe.PaymentMethod.Card): ProviderCard {
  return {
    id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
}
