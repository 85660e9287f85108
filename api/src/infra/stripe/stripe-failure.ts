import Stripe from 'stripe';
import { PaymentProviderError } from './provider-errors.ts';

/** Whether the provider gave no usable answer, so that the same request should be sent later. */
export function isDown(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error.statusCode ?? 0) >= 500 ||
    error.statusCode === 409
  );
}

/** Whether the answer is the one kept for the idempotency key, and nothing was tried this time. */
export function isReplayed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
  );
}

/** Whether the key was used with other parameters before. */
export function isMismatch(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/** The provider's code for what it refused, such as `resource_missing`. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripePermissionError
    ? error.code
    : undefined;
}

/** Runs a request; what the library throws comes out as a PaymentProviderError. */
export async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw asProviderError(error);
  }
}

/** The library's error as our own; anything else as it is. */
export function asProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const kind = isDown(error) ? 'down' : 'refused';
  const where = error.requestId ? ` (${error.requestId})` : '';
  return new PaymentProviderError(kind, `${error.message}${where}`, error.code, error);
}
