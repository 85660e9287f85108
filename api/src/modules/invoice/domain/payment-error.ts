import { type TextCode, textCode } from '@leafshift/domain/text-code';

export type PaymentErrorCode =
  | 'CARD_MISSING'
  | 'CARD_DECLINED'
  | 'AUTHENTICATION_REQUIRED'
  /** The card's bank has warned of fraud. */
  | 'CARD_WARNED'
  /** The card's bank has taken back what was paid. */
  | 'TAKEN_BACK'
  | 'PROVIDER_DOWN';

/** What waits for the employer; a silent provider is nobody's debt. */
export const OWED_PAYMENT_ERRORS: readonly PaymentErrorCode[] = [
  'CARD_DECLINED',
  'AUTHENTICATION_REQUIRED',
  'CARD_WARNED',
  'TAKEN_BACK',
  'CARD_MISSING',
];

/** What the view and the notification say of it. */
export const paymentErrorTexts: Readonly<Record<PaymentErrorCode, TextCode>> = {
  CARD_MISSING: textCode('CHARGE_CARD_MISSING'),
  CARD_DECLINED: textCode('CHARGE_CARD_DECLINED'),
  AUTHENTICATION_REQUIRED: textCode('AUTHENTICATION_REQUIRED'),
  PROVIDER_DOWN: textCode('CHARGE_PROVIDER_DOWN'),
  CARD_WARNED: textCode('CARD_WARNED'),
  TAKEN_BACK: textCode('TAKEN_BACK'),
};

/** Why the last charge failed, or does not count any more; the view says it in the reader's language. */
export interface PaymentError {
  readonly code: PaymentErrorCode;
  readonly at: Date;
}
