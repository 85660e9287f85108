import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { Failure, noSuch } from '../http/failure.ts';
import { newClientSecret, newId } from '../state/ids.ts';
import { authenticationAction, checkClientSecret } from './authentication.ts';
import { getCustomer } from './customer-record.ts';
import { createdWithin, listOf, listParams } from './lists.ts';
import { chosenMethod, confirmParams } from './method-choice.ts';
import { methodTypeParams, readMethodTypes } from './method-types.ts';
import { getPaymentMethod } from './payment-methods.ts';
import { failSetup, succeedSetup } from './setup-outcomes.ts';

const open: readonly Stripe.SetupIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

function create(call: Call): object {
  const { params } = call;
  const types = readMethodTypes(params);
  const customer = params.text('customer');
  if (customer !== undefined) getCustomer(call, customer);
  const method = chosenMethod(call, null);
  const id = newId('seti');
  const intent = call.store.put('setupIntents', {
    id,
    object: 'setup_intent',
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: call.now,
    customer: customer ?? null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    ...types,
    single_use_mandate: null,
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    usage: params.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  });
  call.record({ type: 'setup_intent.created', object: intent });
  return params.flag('confirm') ? confirmIntent(call, intent, method) : intent;
}

function confirm(call: Call): object {
  const intent = getSetupIntent(call);
  checkClientSecret(call, 'SetupIntent', intent);
  return asSeenBy(call, confirmIntent(call, intent, chosenMethod(call, intent.payment_method)));
}

function confirmIntent(
  call: Call,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod | undefined,
): Stripe.SetupIntent {
  if (!open.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this SetupIntent because it has already ${intent.status === 'succeeded' ? 'succeeded' : `been ${intent.status}`}.`,
    );
  }
  if (!method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
    );
  }
  const returnUrl = call.params.has('return_url')
    ? call.params.requiredUrl('return_url')
    : undefined;
  const { declined, authentication } = call.store.find('cards', method.id) ?? {};
  if (declined) throw failSetup(call, intent, method, declined);
  if (!authentication) return succeedSetup(call, intent, method);
  const waiting = call.store.put('setupIntents', {
    ...intent,
    last_setup_error: null,
    next_action: authenticationAction(call, intent, returnUrl),
    payment_method: method.id,
    status: 'requires_action',
  });
  call.record({ type: 'setup_intent.requires_action', object: waiting });
  return waiting;
}

function update(call: Call): object {
  const intent = getSetupIntent(call);
  const { params } = call;
  const customer = params.text('customer');
  const method = params.text('payment_method');
  return call.store.put('setupIntents', {
    ...intent,
    customer: customer === undefined ? intent.customer : getCustomer(call, customer).id,
    description: params.text('description') ?? intent.description,
    metadata: params.metadata(intent.metadata ?? {}),
    ...(method === undefined
      ? {}
      : {
          payment_method: getPaymentMethod(call, method, 'payment_method', 400).id,
          status: 'requires_confirmation' as const,
        }),
  });
}

function cancel(call: Call): object {
  const intent = getSetupIntent(call);
  if (!open.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
    );
  }
  const canceled = call.store.put('setupIntents', {
    ...intent,
    cancellation_reason:
      call.params.choice('cancellation_reason', [
        'abandoned',
        'duplicate',
        'requested_by_customer',
      ]) ?? null,
    next_action: null,
    status: 'canceled',
  });
  call.record({ type: 'setup_intent.canceled', object: canceled });
  return canceled;
}

function retrieve(call: Call): object {
  const intent = getSetupIntent(call);
  checkClientSecret(call, 'SetupIntent', intent);
  return asSeenBy(call, intent);
}

function list(call: Call): object {
  const { params } = call;
  const within = createdWithin(params);
  const customer = params.text('customer');
  const method = params.text('payment_method');
  const rows = call.store
    .all('setupIntents')
    .filter(
      (row) =>
        within(row) &&
        (customer === undefined || row.customer === customer) &&
        (method === undefined || row.payment_method === method),
    );
  return listOf('/v1/setup_intents', rows, params);
}

function getSetupIntent(call: Call): Stripe.SetupIntent {
  const id = call.path.intent ?? '';
  const intent = call.store.find('setupIntents', id);
  if (!intent) throw noSuch('setupintent', id, 'intent');
  return intent;
}

/** A page sees less than the platform: neither the customer nor the metadata. */
function asSeenBy(call: Call, intent: Stripe.SetupIntent): object {
  if (call.caller === 'platform') return intent;
  const { application, customer, mandate, metadata, on_behalf_of, single_use_mandate, ...visible } =
    intent;
  return visible;
}

function unexpectedState(intent: Stripe.SetupIntent, message: string): Failure {
  return new Failure(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message,
    setup_intent: intent,
  });
}

export const setupIntentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    params: [
      ...methodTypeParams,
      'confirm',
      'customer',
      'description',
      'metadata',
      'payment_method',
      'payment_method_data',
      'return_url',
      'usage',
    ],
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    params: [...listParams, 'created', 'customer', 'payment_method'],
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/{intent}',
    params: ['client_secret'],
    forPages: true,
    handle: retrieve,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/{intent}',
    params: ['customer', 'description', 'metadata', 'payment_method'],
    handle: update,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/{intent}/confirm',
    params: [...confirmParams],
    forPages: true,
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/{intent}/cancel',
    params: ['cancellation_reason'],
    handle: cancel,
  },
];
