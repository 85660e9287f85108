import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.ts';
import type { Call } from '../http/call.ts';
import { Failure, invalidRequest } from '../http/failure.ts';
import type { CardRecord } from '../state/tables.ts';
import { authenticationAction } from './authentication.ts';
import { getCardRecord, refuseSpent } from './payment-methods.ts';
import { failPayment, succeedPayment } from './payment-outcomes.ts';

const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Charges the intent's card, or says why not; a refusal is thrown and its changes stay. */
export function confirmPayment(
  call: Call,
  found: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
): Stripe.PaymentIntent {
  const { params } = call;
  const { status } = found;
  if (status === 'succeeded' || status === 'canceled' || status === 'requires_capture') {
    throw unexpectedState(
      found,
      status !== 'canceled'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : "This PaymentIntent's confirm could not be completed because it has a status of canceled.",
    );
  }
  if (!method) {
    throw unexpectedState(
      found,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  refuseSpent(call, method);
  checkOwner(found, method);
  const returnUrl = params.has('return_url') ? params.requiredUrl('return_url') : undefined;
  const offSession = params.flag('off_session') ?? false;
  const usage = params.choice('setup_future_usage', ['off_session', 'on_session']);
  const intent = usage ? { ...found, setup_future_usage: usage } : found;
  const card = getCardRecord(call, method.id);
  const refusal = card.declined ?? card.declinedWhenCharged;
  if (refusal) throw failPayment(call, intent, method, refusal);
  if (!asksOwner(card)) return succeedPayment(call, intent, method);
  if (offSession || params.flag('error_on_requires_action')) {
    throw failPayment(call, intent, method, authenticationRequired);
  }
  const waiting = call.store.put('paymentIntents', {
    ...intent,
    last_payment_error: null,
    next_action: authenticationAction(call, intent, returnUrl),
    payment_method: method.id,
    status: 'requires_action',
  });
  call.record({ type: 'payment_intent.requires_action', object: waiting });
  return waiting;
}

/** 400 for a step that the intent's status does not allow; it carries the intent, as Stripe's does. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): Failure {
  return new Failure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

function asksOwner(card: CardRecord): boolean {
  return card.authentication === 'always' || (card.authentication === 'once' && !card.setUp);
}

function checkOwner(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  if (method.customer === null || method.customer === intent.customer) return;
  throw invalidRequest(
    intent.customer === null
      ? `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`
      : `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    intent.customer === null ? undefined : 'resource_missing',
    'payment_method',
  );
}
