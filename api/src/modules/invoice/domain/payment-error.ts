export type PaymentErrorCode =
  | 'CARD_MISSING'
  | 'CARD_DECLINED'
  | 'AUTHENTICATION_REQUIRED'
  /** The card's bank has warned of fraud. */
  | 'CARD_WARNED'
  /** The card's bank has taken back what was paid. */
  | 'TAKEN_BACK'
  | 'PROVIDER_DOWN';

/** Why the last charge failed, or does not count any more; the view says it in the reader's language. */
export interface PaymentError {
  readonly code: PaymentErrorCode;
  readonly at: Date;
}
