import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { invalidRequest, noSuch } from '../http/failure.ts';
import { newClientSecret, newId } from '../state/ids.ts';
import { checkClientSecret } from './authentication.ts';
import { asOfNow, captureAuthorised, letGo, readAmountToCapture } from './authorised-payments.ts';
import { getCustomer } from './customer-record.ts';
import { createdWithin, listOf, listParams } from './lists.ts';
import { chosenMethod, confirmParams } from './method-choice.ts';
import { methodTypeParams, readMethodTypes } from './method-types.ts';
import { readAmount, readCurrency } from './money.ts';
import { confirmPayment, unexpectedState } from './payment-confirmation.ts';
import { getPaymentMethod } from './payment-methods.ts';

const fields = [
  'customer',
  'description',
  'metadata',
  'payment_method',
  'receipt_email',
  'transfer_group',
];

const chargeParams = [
  'error_on_requires_action',
  'off_session',
  'payment_method_data',
  'return_url',
  'setup_future_usage',
];

function create(call: Call): object {
  const { params } = call;
  const types = readMethodTypes(params);
  const currency = readCurrency(params);
  const amount = readAmount(params, currency);
  const customer = params.text('customer');
  const method = chosenMethod(call, null);
  const confirmNow = params.flag('confirm') ?? false;
  if (!confirmNow && params.has('off_session')) {
    throw invalidRequest(
      'You cannot set `off_session` without confirming.',
      undefined,
      'off_session',
    );
  }
  const id = newId('pi');
  const intent = call.store.put('paymentIntents', {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      params.choice('capture_method', ['automatic', 'automatic_async', 'manual']) ??
      'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: params.choice('confirmation_method', ['automatic']) ?? 'automatic',
    created: call.now,
    currency,
    customer: customer === undefined ? null : getCustomer(call, customer).id,
    customer_account: null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    ...types,
    payment_record: null,
    processing: null,
    receipt_email: params.text('receipt_email') ?? null,
    review: null,
    setup_future_usage: params.choice('setup_future_usage', ['off_session', 'on_session']) ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: params.text('transfer_group') ?? null,
  });
  call.record({ type: 'payment_intent.created', object: intent });
  return confirmNow ? confirmPayment(call, intent, method) : intent;
}

function confirm(call: Call): object {
  const intent = getPaymentIntent(call);
  checkClientSecret(call, 'PaymentIntent', intent);
  if (call.caller === 'page' && call.params.has('off_session')) {
    throw invalidRequest('A page cannot confirm a payment off session.', undefined, 'off_session');
  }
  return asSeenBy(call, confirmPayment(call, intent, chosenMethod(call, intent.payment_method)));
}

function update(call: Call): object {
  const intent = getPaymentIntent(call);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
    );
  }
  const { params } = call;
  const customer = params.text('customer');
  const method = params.text('payment_method');
  return call.store.put('paymentIntents', {
    ...intent,
    amount: params.has('amount') ? readAmount(params, intent.currency) : intent.amount,
    customer: customer === undefined ? intent.customer : getCustomer(call, customer).id,
    description: params.text('description') ?? intent.description,
    metadata: params.metadata(intent.metadata),
    receipt_email: params.text('receipt_email') ?? intent.receipt_email,
    transfer_group: params.text('transfer_group') ?? intent.transfer_group,
    ...(method === undefined
      ? {}
      : {
          payment_method: getPaymentMethod(call, method, 'payment_method', 400).id,
          status: 'requires_confirmation' as const,
        }),
  });
}

function cancel(call: Call): object {
  const intent = getPaymentIntent(call);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  const reason = call.params.choice('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]);
  if (intent.status === 'requires_capture') return letGo(call, intent, reason ?? null);
  const canceled = call.store.put('paymentIntents', {
    ...intent,
    canceled_at: call.now,
    cancellation_reason: reason ?? null,
    next_action: null,
    status: 'canceled',
  });
  call.record({ type: 'payment_intent.canceled', object: canceled });
  return canceled;
}

function capture(call: Call): object {
  const intent = getPaymentIntent(call);
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const metadata = call.params.metadata(intent.metadata);
  return captureAuthorised(call, { ...intent, metadata }, readAmountToCapture(call, intent));
}

function retrieve(call: Call): object {
  const intent = getPaymentIntent(call);
  checkClientSecret(call, 'PaymentIntent', intent);
  return asSeenBy(call, intent);
}

function list(call: Call): object {
  const within = createdWithin(call.params);
  const customer = call.params.text('customer');
  const rows = call.store
    .all('paymentIntents')
    .map((row) => asOfNow(call, row))
    .filter((row) => within(row) && (customer === undefined || row.customer === customer));
  return listOf('/v1/payment_intents', rows, call.params);
}

function getPaymentIntent(call: Call): Stripe.PaymentIntent {
  const id = call.path.intent ?? '';
  const intent = call.store.find('paymentIntents', id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return asOfNow(call, intent);
}

/** A page sees less than the platform: neither the customer, the metadata nor the charge. */
function asSeenBy(call: Call, intent: Stripe.PaymentIntent): object {
  if (call.caller === 'platform') return intent;
  const {
    application,
    customer,
    latest_charge,
    metadata,
    on_behalf_of,
    transfer_data,
    transfer_group,
    ...visible
  } = intent;
  return visible;
}

export const paymentIntentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    params: [
      ...fields,
      ...chargeParams,
      'amount',
      ...methodTypeParams,
      'capture_method',
      'confirm',
      'confirmation_method',
      'currency',
    ],
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    params: [...listParams, 'created', 'customer'],
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/{intent}',
    params: ['client_secret'],
    forPages: true,
    handle: retrieve,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/{intent}',
    params: [...fields, 'amount'],
    handle: update,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/{intent}/confirm',
    params: [...confirmParams, 'error_on_requires_action', 'off_session', 'setup_future_usage'],
    forPages: true,
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/{intent}/cancel',
    params: ['cancellation_reason'],
    handle: cancel,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/{intent}/capture',
    params: ['amount_to_capture', 'metadata'],
    handle: capture,
  },
];
