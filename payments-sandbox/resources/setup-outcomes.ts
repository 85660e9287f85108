import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.ts';
import type { Call } from '../http/call.ts';
import { Failure } from '../http/failure.ts';
import { attachTo, getCardRecord, refuseSpent } from './payment-methods.ts';

/** The card is saved: it belongs to the customer and may be charged while they are away. */
export function succeedSetup(
  call: Call,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  refuseSpent(call, method);
  if (typeof intent.customer === 'string') attachTo(call, method, intent.customer);
  const card = getCardRecord(call, method.id);
  call.store.put('cards', { ...card, setUp: card.setUp || intent.usage === 'off_session' });
  const succeeded = call.store.put('setupIntents', {
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  call.record({ type: 'setup_intent.succeeded', object: succeeded });
  return succeeded;
}

/** The bank refused or the owner did not approve; the answer for it, whose changes stay. */
export function failSetup(
  call: Call,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  reason: Decline | AuthenticationFailure,
): Failure {
  const error = { type: 'card_error' as const, ...reason };
  const failed = call.store.put('setupIntents', {
    ...intent,
    last_setup_error: { ...error, payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  call.record({ type: 'setup_intent.setup_failed', object: failed });
  return new Failure(402, { ...error, payment_method: method, setup_intent: failed }, true);
}

/** Stripe's words where the owner did not approve. */
export interface AuthenticationFailure {
  readonly type: 'invalid_request_error';
  readonly code: 'payment_intent_authentication_failure' | 'setup_intent_authentication_failure';
  readonly message: string;
}
