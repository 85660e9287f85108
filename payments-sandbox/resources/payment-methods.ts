import type Stripe from 'stripe';
import { readCard } from '../cards/card-input.ts';
import { findNamedTestCard, traitsOf } from '../cards/test-cards.ts';
import type { Call, Route } from '../http/call.ts';
import { Failure, invalidRequest, noSuch } from '../http/failure.ts';
import type { Params } from '../http/params.ts';
import { newId } from '../state/ids.ts';
import type { CardRecord } from '../state/tables.ts';
import { readAddress } from './address.ts';
import { getCustomer } from './customer-record.ts';
import { listOf, listParams } from './lists.ts';

/** The payment method with this id, or a fresh one for a name of Stripe's such as `pm_card_visa`. */
export function getPaymentMethod(
  call: Call,
  id: string,
  param = 'payment_method',
  status: 400 | 404 = 404,
): Stripe.PaymentMethod {
  const named = findNamedTestCard(id);
  if (named) {
    const year = new Date(call.now * 1000).getUTCFullYear() + 1;
    return keep(call, { card: named, expMonth: 12, expYear: year, cvcGiven: true });
  }
  const method = call.store.find('paymentMethods', id);
  if (!method) throw noSuch('PaymentMethod', id, param, status);
  return method;
}

/** What is remembered of the payment method's card. */
export function getCardRecord(call: Call, id: string): CardRecord {
  const record = call.store.find('cards', id);
  if (!record) throw new Error(`${id} has no card`);
  return record;
}

/** Makes a payment method from `payment_method_data[…]`. */
export function createFrom(call: Call, params: Params): Stripe.PaymentMethod {
  const type = params.requiredText('type');
  if (type !== 'card') {
    throw invalidRequest(
      `The sandbox knows cards only, not ${type}.`,
      undefined,
      params.nameOf('type'),
    );
  }
  const card = params.nested('card');
  if (!card) {
    const param = params.nameOf('card');
    throw invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  const details = params.nested('billing_details', ['address', 'email', 'name', 'phone', 'tax_id']);
  const text = (name: string) => details?.clearableText(name) ?? null;
  return keep(call, readCard(card, call.now), {
    address: readAddress(details),
    email: text('email'),
    name: text('name'),
    phone: text('phone'),
    tax_id: text('tax_id'),
  });
}

/** Gives the payment method to the customer; throws where the bank refuses or it was detached once. */
export function attachTo(
  call: Call,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const owner = getCustomer(call, customer);
  if (method.customer === owner.id) return method;
  if (method.customer !== null) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_unexpected_state',
      'payment_method',
    );
  }
  refuseSpent(call, method);
  const attached = call.store.put('paymentMethods', { ...method, customer: owner.id });
  call.record({ type: 'payment_method.attached', object: attached });
  return attached;
}

/** Throws where the payment method was detached once. */
export function refuseSpent(call: Call, method: Stripe.PaymentMethod): void {
  if (!getCardRecord(call, method.id).spent) return;
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    'payment_method_unexpected_state',
    'payment_method',
  );
}

function keep(
  call: Call,
  entered: ReturnType<typeof readCard>,
  billing?: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod {
  const { card, expMonth, expYear } = entered;
  const id = newId('pm');
  call.store.put('cards', { id, ...traitsOf(card), setUp: false, spent: false });
  return call.store.put('paymentMethods', {
    id,
    object: 'payment_method',
    billing_details: billing ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: entered.cvcGiven ? 'pass' : null,
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: `sandbox${card.number.slice(-4)}${card.brand}`,
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

function create(call: Call): object {
  const method = createFrom(call, call.params);
  return call.store.put('paymentMethods', { ...method, metadata: call.params.metadata() });
}

function attach(call: Call): object {
  const method = getPaymentMethod(call, call.path.payment_method ?? '');
  const declined = getCardRecord(call, method.id).declined;
  if (declined) throw new Failure(402, { type: 'card_error', ...declined });
  return attachTo(call, method, call.params.requiredText('customer'));
}

function detach(call: Call): object {
  const method = getPaymentMethod(call, call.path.payment_method ?? '');
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method_unexpected_state',
    );
  }
  const detached = call.store.put('paymentMethods', { ...method, customer: null });
  call.store.put('cards', { ...getCardRecord(call, method.id), setUp: false, spent: true });
  forgetAsDefault(call, method);
  call.record({
    type: 'payment_method.detached',
    object: detached,
    previous: { customer: method.customer },
  });
  return detached;
}

function forgetAsDefault(call: Call, method: Stripe.PaymentMethod): void {
  const customer = call.store.find('customers', String(method.customer));
  if (customer?.invoice_settings.default_payment_method !== method.id) return;
  call.store.put('customers', {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
  });
}

function list(call: Call): object {
  const type = call.params.text('type');
  const id = call.path.customer ?? call.params.text('customer');
  const customer = id === undefined ? undefined : getCustomer(call, id);
  const rows = call.store
    .all('paymentMethods')
    .filter((row) => row.customer === (customer?.id ?? null) && (type ?? 'card') === row.type);
  const url = call.path.customer ? `/v1/customers/${id}/payment_methods` : '/v1/payment_methods';
  return listOf(url, customer ? rows : [], call.params);
}

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    params: ['billing_details', 'card', 'metadata', 'type'],
    forPages: true,
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    params: [...listParams, 'customer', 'type'],
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/{payment_method}',
    params: [],
    handle: (call) => getPaymentMethod(call, call.path.payment_method ?? ''),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/{payment_method}/attach',
    params: ['customer'],
    handle: attach,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/{payment_method}/detach',
    params: [],
    handle: detach,
  },
  {
    method: 'GET',
    path: '/v1/customers/{customer}/payment_methods',
    params: [...listParams, 'type'],
    handle: list,
  },
];
