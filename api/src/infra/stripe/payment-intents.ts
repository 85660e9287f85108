import Stripe from 'stripe';
import { refusalCode } from './stripe-failure.ts';

/** With a payment comes what it took, for the card that is named there. */
export const WITH_CHARGE = { expand: ['latest_charge'] };

/** The payment of that id; undefined where the provider does not know it. */
export async function findIntent(
  stripe: Stripe,
  id: string,
): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(id, WITH_CHARGE);
  } catch (error) {
    if (refusalCode(error) === 'resource_missing') return undefined;
    throw error;
  }
}

/** Asks the card while its owner is away; gives the payment as it is then, refused or not. */
export async function confirmOffSession(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  paymentMethod: string,
): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.confirm(intent.id, {
      off_session: true,
      payment_method: paymentMethod,
      ...WITH_CHARGE,
    });
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined;
    if (refused && (error instanceof Stripe.errors.StripeCardError || isSettled(refused))) {
      return refused;
    }
    throw error;
  }
}

/** Whether the card has paid, is about to, or its bank has set the amount aside. */
export const isSettled = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture';
