import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import { invalidRequest } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { getCharge } from './charges.ts';

/** How long a card's bank sets an amount aside. */
const SECONDS_AUTHORISED = 7 * 24 * 3_600;

/** What of an authorised payment is to be taken; all of it unless said. */
export function readAmountToCapture(
  { params }: Call,
  { amount_capturable: most }: Stripe.PaymentIntent,
): number {
  const amount = params.integer('amount_to_capture') ?? most;
  if (amount < 1) {
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount_to_capture',
    );
  }
  if (amount > most) {
    throw invalidRequest(
      'The requested amount to capture is greater than the amount that is capturable.',
      'amount_too_large',
      'amount_to_capture',
    );
  }
  return amount;
}

/** Takes so much of what was set aside; the rest is free again. */
export function captureAuthorised(
  call: Call,
  intent: Stripe.PaymentIntent,
  amount: number,
): Stripe.PaymentIntent {
  const authorised = chargeOf(call, intent);
  const charge = call.store.put('charges', {
    ...authorised,
    amount_captured: amount,
    amount_refunded: authorised.amount - amount,
    balance_transaction: newId('txn'),
    captured: true,
  });
  call.record({ type: 'charge.captured', object: charge });
  const succeeded = call.store.put('paymentIntents', {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: 'succeeded',
  });
  call.record({ type: 'payment_intent.succeeded', object: succeeded });
  return succeeded;
}

/** Gives up what was set aside. */
export function letGo(
  call: Call,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  const authorised = chargeOf(call, intent);
  call.store.put('charges', {
    ...authorised,
    amount_refunded: authorised.amount,
    refunded: true,
  });
  const canceled = call.store.put('paymentIntents', {
    ...intent,
    amount_capturable: 0,
    canceled_at: call.now,
    cancellation_reason: reason,
    status: 'canceled',
  });
  call.record({ type: 'payment_intent.canceled', object: canceled });
  return canceled;
}

/** The payment as it is by now: what nobody took within seven days is free again. */
export function asOfNow(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  if (intent.status !== 'requires_capture') return intent;
  const { created } = chargeOf(call, intent);
  return call.now - created < SECONDS_AUTHORISED ? intent : letGo(call, intent, 'automatic');
}

const chargeOf = (call: Call, { latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge =>
  getCharge(call, typeof charge === 'string' ? charge : (charge?.id ?? ''));
