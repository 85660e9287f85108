export type PaymentErrorCode =
  | 'CARD_MISSING'
  | 'CARD_DECLINED'
  | 'AUTHENTICATION_REQUIRED'
  | 'PROVIDER_DOWN';

/** Why the last charge failed; the view says it in the reader's language. */
export interface PaymentError {
  readonly code: PaymentErrorCode;
  readonly at: Date;
}
