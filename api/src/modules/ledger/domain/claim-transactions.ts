import { type Cents, negateCents, sumCents } from '@leafshift/domain/money';
import { type LedgerTransaction, ledgerTransaction } from './ledger-transaction.ts';

interface ClaimMovement {
  /** The id of the invoice and of the refund or dispute. */
  readonly reference: string;
  readonly amount: Cents;
  readonly at: Date;
}

type DisputeMovement = ClaimMovement & { readonly employerId: string };

/** We gave money back to the employer's card. */
export const paymentRefunded = ({ reference, amount, at }: ClaimMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'payment-refunded',
    reference,
    at,
    entries: [
      { account: 'cost:refunds', amount },
      { account: 'provider', amount: negateCents(amount) },
    ],
  });

/** The card's bank did not take the refund. */
export const refundFailed = ({ reference, amount, at }: ClaimMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'refund-failed',
    reference,
    at,
    entries: [
      { account: 'provider', amount },
      { account: 'cost:refunds', amount: negateCents(amount) },
    ],
  });

/** The card's bank takes what is disputed until it decides, and the provider its fee. */
export const disputeOpened = (dispute: DisputeMovement & { fee: Cents }): LedgerTransaction =>
  ledgerTransaction({
    kind: 'dispute-opened',
    reference: dispute.reference,
    at: dispute.at,
    entries: [
      { account: `disputed:${dispute.employerId}`, amount: dispute.amount },
      { account: 'cost:dispute-fees', amount: dispute.fee },
      { account: 'provider', amount: negateCents(sumCents([dispute.amount, dispute.fee])) },
    ],
  });

/** We won: what was disputed comes back, and the fee where the provider returns it. */
export const disputeWon = (dispute: DisputeMovement & { fee: Cents }): LedgerTransaction =>
  ledgerTransaction({
    kind: 'dispute-won',
    reference: dispute.reference,
    at: dispute.at,
    entries: [
      { account: 'provider', amount: sumCents([dispute.amount, dispute.fee]) },
      { account: 'cost:dispute-fees', amount: negateCents(dispute.fee) },
      { account: `disputed:${dispute.employerId}`, amount: negateCents(dispute.amount) },
    ],
  });

/** We lost: the employer owes again what they had paid. */
export const disputeLost = (dispute: DisputeMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'dispute-lost',
    reference: dispute.reference,
    at: dispute.at,
    entries: [
      { account: `receivable:${dispute.employerId}`, amount: dispute.amount },
      { account: `disputed:${dispute.employerId}`, amount: negateCents(dispute.amount) },
    ],
  });
