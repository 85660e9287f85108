import { invalidRequest } from '../http/failure.ts';
import type { Params } from '../http/params.ts';

/** Reads `currency`; the sandbox moves Canadian dollars only. */
export function readCurrency(params: Params): 'cad' {
  const currency = params.requiredText('currency').toLowerCase();
  if (currency !== 'cad') {
    throw invalidRequest(
      `Invalid currency: ${currency}. The sandbox knows cad only.`,
      undefined,
      'currency',
    );
  }
  return currency;
}

/** Reads `amount` in cents: at least 50 for a charge, at most eight digits. */
export function readAmount(params: Params, currency: string, least = 50): number {
  const amount = params.requiredInteger('amount');
  if (amount < 1) {
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    );
  }
  if (amount < least) {
    throw invalidRequest(`Amount must be at least $0.50 ${currency}`, 'amount_too_small', 'amount');
  }
  if (amount > 99_999_999) {
    throw invalidRequest(
      `Amount must be no more than $999,999.99 ${currency}`,
      'amount_too_large',
      'amount',
    );
  }
  return amount;
}

/** `$12.30`, as Stripe writes amounts in its messages. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
