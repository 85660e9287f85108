import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import { createFrom, getPaymentMethod } from './payment-methods.ts';

/** The parameters that both kinds of intent are confirmed with. */
export const confirmParams = [
  'client_secret',
  'payment_method',
  'payment_method_data',
  'return_url',
] as const;

/** The payment method that a confirmation names, brings along, or finds on its intent. */
export function chosenMethod(
  call: Call,
  onIntent: string | Stripe.PaymentMethod | null,
): Stripe.PaymentMethod | undefined {
  const named = call.params.text('payment_method');
  if (named !== undefined) return getPaymentMethod(call, named, 'payment_method', 400);
  const data = call.params.nested('payment_method_data', ['billing_details', 'card', 'type']);
  if (data) return createFrom(call, data);
  return typeof onIntent === 'string' ? getPaymentMethod(call, onIntent) : undefined;
}
