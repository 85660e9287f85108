import type { Cents } from '@leafshift/domain/money';
import type { ChargeResult } from './money-orders.ts';

/** Money of a payment that was given back to its card. */
export interface ReportedRefund {
  readonly id: string;
  readonly amount: Cents;
  readonly at: Date;
  /** The bank did not take it, and the money is ours again. */
  readonly isFailed: boolean;
  /** The credit note of ours that it is for; null where a person made it at the provider's desk. */
  readonly creditNote: string | null;
}

/** What a card's owner or bank contests of a payment; amounts are what really left and came back. */
export interface ReportedDispute {
  readonly id: string;
  readonly status: 'open' | 'won' | 'lost';
  /** What is contested. */
  readonly amount: Cents;
  readonly withdrawn: Cents;
  readonly fee: Cents;
  readonly returned: Cents;
  readonly returnedFee: Cents;
  readonly openedAt: Date;
  /** Until then the provider takes evidence. */
  readonly respondBy: Date | null;
  /** Evidence was sent, by us or at the provider's desk. */
  readonly isAnswered: boolean;
}

/** How the provider says that a payment stands, and what has been claimed of it since. */
export interface PaymentReport {
  readonly result: ChargeResult;
  /** Null for a payment that is not of ours. */
  readonly invoiceId: string | null;
  /** The provider's id of the card. */
  readonly card: string | null;
  readonly refunds: readonly ReportedRefund[];
  readonly disputes: readonly ReportedDispute[];
  /** When the card's bank warned of fraud. */
  readonly warnedAt: Date | null;
}
