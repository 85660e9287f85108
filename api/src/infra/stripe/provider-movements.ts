import type { Cents } from '@leafshift/domain/money';

/** Money that the provider has moved for us. */
export interface ProviderMovement {
  readonly kind: 'payments' | 'refunds' | 'transfers';
  /** Of a payment its intent's id. */
  readonly id: string;
  readonly amount: Cents;
  /** What of it came back: a refund that failed, a transfer that was reversed. */
  readonly returned: Cents;
  readonly at: Date;
  /** The invoice or payout that it is for, as the provider was told; null where it was not. */
  readonly of: string | null;
}
