import { type Cents, negateCents } from '@leafshift/domain/money';
import {
  type InvoiceAmounts,
  type LedgerTransaction,
  ledgerTransaction,
} from './ledger-transaction.ts';

interface CreditMovement {
  /** The id of the invoice and of the refund. */
  readonly reference: string;
  readonly employerId: string;
  readonly amount: Cents;
  readonly at: Date;
}

/** An invoice became less: nobody is owed what its corrected hours do not bear. */
export const creditNoteIssued = (credit: {
  readonly creditNoteId: string;
  readonly employerId: string;
  readonly workerId: string;
  readonly province: string;
  readonly amounts: InvoiceAmounts;
  readonly pay: Cents;
  readonly at: Date;
}): LedgerTransaction =>
  ledgerTransaction({
    kind: 'credit-note-issued',
    reference: credit.creditNoteId,
    at: credit.at,
    entries: [
      { account: `receivable:${credit.employerId}`, amount: negateCents(credit.amounts.total) },
      { account: `payable:${credit.workerId}`, amount: credit.pay },
      { account: 'income:platform-fee', amount: credit.amounts.platformFee },
      { account: 'income:processing-fee', amount: credit.amounts.processingFee },
      { account: `tax:${credit.province}`, amount: credit.amounts.tax },
    ],
  });

/** We gave back to the card what a credit note has made less. */
export const creditRefunded = ({
  reference,
  employerId,
  amount,
  at,
}: CreditMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'credit-refunded',
    reference,
    at,
    entries: [
      { account: `receivable:${employerId}`, amount },
      { account: 'provider', amount: negateCents(amount) },
    ],
  });

/** The card's bank did not take that refund, so that we owe it still. */
export const creditRefundFailed = ({
  reference,
  employerId,
  amount,
  at,
}: CreditMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'credit-refund-failed',
    reference,
    at,
    entries: [
      { account: 'provider', amount },
      { account: `receivable:${employerId}`, amount: negateCents(amount) },
    ],
  });
