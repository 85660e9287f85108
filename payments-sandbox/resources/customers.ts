import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { readAddress } from './address.ts';
import { getCustomer } from './customer-record.ts';
import { createdWithin, listOf, listParams } from './lists.ts';
import { attachTo, getPaymentMethod } from './payment-methods.ts';

const fields = ['address', 'description', 'email', 'invoice_settings', 'metadata', 'name', 'phone'];

function create(call: Call): object {
  const { params } = call;
  const id = newId('cus', 14);
  const customer = call.store.put('customers', {
    id,
    object: 'customer',
    address: readAddress(params),
    balance: 0,
    created: call.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.clearableText('description') ?? null,
    discount: null,
    email: params.clearableText('email') ?? null,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata(),
    name: params.clearableText('name') ?? null,
    next_invoice_sequence: 1,
    phone: params.clearableText('phone') ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  call.record({ type: 'customer.created', object: customer });
  const method = params.text('payment_method');
  if (method !== undefined)
    attachTo(call, getPaymentMethod(call, method, 'payment_method', 400), id);
  return withDefaultMethod(call, customer);
}

function retrieve(call: Call): object {
  const id = call.path.customer ?? '';
  const deleted = call.store.find('deleted', id);
  if (deleted) return { ...deleted, deleted: true };
  return getCustomer(call, id, 'id', 404);
}

function update(call: Call): object {
  const before = getCustomer(call, call.path.customer ?? '', 'id', 404);
  const { params } = call;
  const kept = (name: 'description' | 'email' | 'name' | 'phone') => {
    const value = params.clearableText(name);
    return value === undefined ? (before[name] ?? null) : value;
  };
  const customer = call.store.put('customers', {
    ...before,
    address: params.has('address') ? readAddress(params) : (before.address ?? null),
    description: kept('description'),
    email: kept('email'),
    metadata: params.metadata(before.metadata),
    name: kept('name'),
    phone: kept('phone'),
  });
  const after = withDefaultMethod(call, customer);
  call.record({ type: 'customer.updated', object: after });
  return after;
}

function withDefaultMethod(call: Call, customer: Stripe.Customer): Stripe.Customer {
  const settings = call.params.nested('invoice_settings', ['default_payment_method']);
  const given = settings?.clearableText('default_payment_method');
  if (given === undefined) return customer;
  if (given !== null) {
    const param = 'invoice_settings[default_payment_method]';
    const method = getPaymentMethod(call, given, param, 400);
    if (method.customer !== customer.id) throw noSuch('PaymentMethod', given, param, 400);
  }
  return call.store.put('customers', {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: given },
  });
}

function remove(call: Call): object {
  const customer = getCustomer(call, call.path.customer ?? '', 'id', 404);
  call.store.remove('customers', customer.id);
  call.store.put('deleted', { id: customer.id, object: 'customer' });
  call.record({ type: 'customer.deleted', object: customer });
  return { id: customer.id, object: 'customer', deleted: true };
}

function list(call: Call): object {
  const email = call.params.text('email');
  const within = createdWithin(call.params);
  const rows = call.store
    .all('customers')
    .filter((row) => within(row) && (email === undefined || row.email === email));
  return listOf('/v1/customers', rows, call.params);
}

export const customerRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/customers', params: [...fields, 'payment_method'], handle: create },
  {
    method: 'GET',
    path: '/v1/customers',
    params: [...listParams, 'created', 'email'],
    handle: list,
  },
  { method: 'GET', path: '/v1/customers/{customer}', params: [], handle: retrieve },
  { method: 'POST', path: '/v1/customers/{customer}', params: fields, handle: update },
  { method: 'DELETE', path: '/v1/customers/{customer}', params: [], handle: remove },
];
