import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of cards, banks and the payment provider. */
export const stripeErrors = {
  CARD_NOT_CONFIRMED: {
    status: 409,
    msg: 'Please enter and submit the card first',
  },
  CARD_DECLINED: { status: 409, msg: 'Your card was declined' },
  AUTHENTICATION_REQUIRED: {
    status: 409,
    msg: 'Your bank asks you to confirm this payment. Please add the card again',
  },
  BANK_REFUSED: { status: 400, msg: 'Error' },
  WEBHOOK_SIGNATURE_INVALID: { status: 400, msg: 'The signature is not valid' },
  PAYMENT_PROVIDER_DOWN: {
    status: 503,
    msg: 'The payment provider is not answering. Please try again in a moment',
    retryable: true,
  },
} as const satisfies Record<string, ErrorDefinition>;
