import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of cards, banks and the payment provider. */
export const stripeErrors = {
  CARD_NOT_CONFIRMED: {
    status: 409,
  },
  /** The last card, while shifts are open. */
  CARD_STILL_NEEDED: { status: 409 },
  CARD_DECLINED: { status: 409 },
  AUTHENTICATION_REQUIRED: {
    status: 409,
  },
  BANK_REFUSED: { status: 400 },
  WEBHOOK_SIGNATURE_INVALID: { status: 400 },
  PAYMENT_PROVIDER_DOWN: {
    status: 503,
    retryable: true,
  },
} as const satisfies Record<string, ErrorDefinition>;
