/** An event of the provider, as far as the product cares. Events come late, twice and in any order. */
export type ProviderEvent = {
  /** The same however often it arrives. */
  readonly id: string;
  readonly createdAt: Date;
} & (
  | {
      readonly kind: 'charge';
      readonly paymentIntent: string;
      /** Null for a charge that is not of ours. */
      readonly invoiceId: string | null;
      /** Of what was set aside for a shift; null for others. */
      readonly shiftId: string | null;
    }
  | { readonly kind: 'account'; readonly account: string }
  | {
      readonly kind: 'transfer';
      readonly transfer: string;
      /** Null for a transfer that is not of ours. */
      readonly payoutId: string | null;
      /** Counts the payout's transfers, from 1. */
      readonly attempt: number;
      readonly reversed: boolean;
    }
  /** A refund, a dispute or a warning of fraud has come or changed. */
  | { readonly kind: 'claim'; readonly paymentIntent: string | null }
  /** A connected account's payout came back from its bank. */
  | {
      readonly kind: 'bank-payout-failed';
      readonly account: string | null;
      readonly payout: string;
    }
  | { readonly kind: 'other'; readonly type: string }
);
