import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.ts';
import type { Call } from '../http/call.ts';
import { Failure } from '../http/failure.ts';
import { createCharge } from './charges.ts';
import { attachTo, getCardRecord } from './payment-methods.ts';
import type { AuthenticationFailure } from './setup-outcomes.ts';

/** The card is charged, or, with manual capture, its amount is set aside. */
export function succeedPayment(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  if (intent.setup_future_usage && typeof intent.customer === 'string') {
    attachTo(call, method, intent.customer);
    call.store.put('cards', { ...getCardRecord(call, method.id), setUp: true });
  }
  const charge = createCharge(call, intent, method);
  if (intent.capture_method === 'manual') {
    const authorised = call.store.put('paymentIntents', {
      ...intent,
      amount_capturable: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
      status: 'requires_capture',
    });
    call.record({ type: 'payment_intent.amount_capturable_updated', object: authorised });
    return authorised;
  }
  const succeeded = call.store.put('paymentIntents', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  call.record({ type: 'payment_intent.succeeded', object: succeeded });
  return succeeded;
}

/** The bank refused; the answer for it, whose changes stay. */
export function failPayment(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
): Failure {
  const charge = createCharge(call, intent, method, reason);
  const error = { type: 'card_error' as const, ...reason, charge: charge.id };
  const failed = returnToStart(call, { ...intent, latest_charge: charge.id }, method, error);
  return new Failure(402, { ...error, payment_intent: failed, payment_method: method }, true);
}

/** The owner did not approve on the authentication page. */
export function failAuthentication(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: AuthenticationFailure,
): Stripe.PaymentIntent {
  return returnToStart(call, intent, method, reason);
}

function returnToStart(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = call.store.put('paymentIntents', {
    ...intent,
    last_payment_error: { ...error, payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  call.record({ type: 'payment_intent.payment_failed', object: failed });
  return failed;
}
