import { invalidRequest } from '../http/failure.ts';
import type { Params } from '../http/params.ts';

/** The parameters that say which kinds of payment method an intent takes. */
export const methodTypeParams = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'payment_method_types',
] as const;

/** The fields of an intent that says so; cards are all that the sandbox knows. Throws where a request excludes them. */
export function readMethodTypes(params: Params) {
  if (params.has('payment_method_types')) {
    throw invalidRequest(
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` or dynamic payment methods.',
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    );
  }
  const allowed = params.texts('allowed_payment_method_types');
  if (allowed.length > 0 && !allowed.includes('card')) {
    throw invalidRequest(
      `No valid payment method types: the sandbox knows cards only, not ${allowed.join(', ')}.`,
      undefined,
      'allowed_payment_method_types',
    );
  }
  const automatic = params.nested('automatic_payment_methods', ['allow_redirects', 'enabled']);
  const redirects = automatic?.choice('allow_redirects', ['always', 'never']);
  return {
    allowed_payment_method_types: allowed.length > 0 ? ['card' as const] : null,
    automatic_payment_methods:
      allowed.length > 0
        ? null
        : { allow_redirects: redirects ?? ('always' as const), enabled: true },
    payment_method_types: ['card'],
  };
}
