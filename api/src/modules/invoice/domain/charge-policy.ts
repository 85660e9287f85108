import type { PaymentErrorCode } from './invoice.ts';

const HOUR_MS = 3_600_000;

/** Hours from a declined attempt to the next one: about two weeks, then only on request. */
const DECLINED_RETRY_HOURS = [24, 72, 120, 168];

/** Wordings that tell the employer what to do (look, 'Words'). */
export const PAYMENT_ERROR_TEXT: Readonly<Record<PaymentErrorCode, string>> = {
  CARD_MISSING: 'There is no card to charge. Please add a payment method',
  CARD_DECLINED: 'Your card was declined. Please use another card or try again',
  AUTHENTICATION_REQUIRED: 'Your bank asks you to confirm this payment. Please add the card again',
  PROVIDER_DOWN: 'The payment provider is not answering. We will try again',
};

/**
 * When a failed charge is tried again by itself, or null: a declined card after 1, 3, 5 and 7 days;
 * a missing or unconfirmed card waits for the employer; an outage is retried by the outbox.
 */
export function nextAttempt(code: PaymentErrorCode, failures: number, now: Date): Date | null {
  switch (code) {
    case 'CARD_DECLINED': {
      const hours = DECLINED_RETRY_HOURS[failures - 1];
      return hours === undefined ? null : new Date(now.getTime() + hours * HOUR_MS);
    }
    case 'CARD_MISSING':
    case 'AUTHENTICATION_REQUIRED':
    case 'PROVIDER_DOWN':
      return null;
  }
}
