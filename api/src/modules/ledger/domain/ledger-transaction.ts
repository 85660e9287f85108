import { type Cents, negateCents, sumCents } from '@leafshift/domain/money';

/**
 * The accounts of the books. `receivable` is what an employer owes us, `payable` what we owe a
 * worker, `tax` what we owe a province, `provider` our balance at the payment provider, `disputed` what
 * a card's bank has taken from it until it decides; the others are our income and our costs.
 */
export type LedgerAccount =
  | `receivable:${string}`
  | `payable:${string}`
  | `tax:${string}`
  | `disputed:${string}`
  | 'provider'
  | 'income:platform-fee'
  | 'income:processing-fee'
  | 'cost:refunds'
  | 'cost:dispute-fees'
  | 'cost:rewards'
  | 'cost:write-offs';

/** One side of a transaction: positive amounts are debits, negative ones credits. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amount: Cents;
}

/** What happened. Together with its reference it is unique, so that nothing is booked twice. */
export type LedgerKind =
  | 'invoice-issued'
  | 'invoice-paid'
  | 'invoice-written-off'
  | 'credit-note-issued'
  | 'credit-refunded'
  | 'credit-refund-failed'
  | 'payment-refunded'
  | 'refund-failed'
  | 'dispute-opened'
  | 'dispute-won'
  | 'dispute-lost'
  | 'payout-sent'
  | 'payout-returned'
  | 'reward-earned';

export interface LedgerTransaction {
  readonly kind: LedgerKind;
  /** The id of the invoice, the payout or who joined by a link, with an attempt, a refund or a dispute where there can be several. */
  readonly reference: string;
  readonly at: Date;
  readonly entries: readonly LedgerEntry[];
}

/** Thrown where the two sides of a transaction differ; nothing is booked then. */
export class UnbalancedTransactionError extends Error {
  override readonly name = 'UnbalancedTransactionError';

  constructor(kind: LedgerKind, reference: string, sum: Cents) {
    super(`The entries of ${kind} ${reference} sum to ${sum} cents instead of zero`);
  }
}

/** A transaction whose entries sum to zero, without its empty ones. Throws UnbalancedTransactionError. */
export function ledgerTransaction(transaction: LedgerTransaction): LedgerTransaction {
  const sum = sumCents(transaction.entries.map((entry) => entry.amount));
  if (sum !== 0) {
    throw new UnbalancedTransactionError(transaction.kind, transaction.reference, sum);
  }
  return { ...transaction, entries: transaction.entries.filter((entry) => entry.amount !== 0) };
}

/** The amounts of an invoice that the books distinguish. */
export interface InvoiceAmounts {
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

/** Issuing an invoice: the employer owes its total to workers, province and us. */
export const invoiceIssued = (invoice: {
  readonly invoiceId: string;
  readonly employerId: string;
  readonly province: string;
  readonly amounts: InvoiceAmounts;
  readonly pay: readonly { readonly workerId: string; readonly amount: Cents }[];
  readonly at: Date;
}): LedgerTransaction =>
  ledgerTransaction({
    kind: 'invoice-issued',
    reference: invoice.invoiceId,
    at: invoice.at,
    entries: [
      { account: `receivable:${invoice.employerId}`, amount: invoice.amounts.total },
      ...invoice.pay.map(({ workerId, amount }) => ({
        account: `payable:${workerId}` as const,
        amount: negateCents(amount),
      })),
      { account: 'income:platform-fee', amount: negateCents(invoice.amounts.platformFee) },
      { account: 'income:processing-fee', amount: negateCents(invoice.amounts.processingFee) },
      { account: `tax:${invoice.province}`, amount: negateCents(invoice.amounts.tax) },
    ],
  });

interface InvoiceMovement {
  /** The invoice's id, with the number of a further payment, or with what was written off of it so far. */
  readonly reference: string;
  readonly employerId: string;
  readonly amount: Cents;
  readonly at: Date;
}

/** The employer's charge: what they owed is now our balance at the provider. */
export const invoicePaid = (payment: InvoiceMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'invoice-paid',
    reference: payment.reference,
    at: payment.at,
    entries: [
      { account: 'provider', amount: payment.amount },
      { account: `receivable:${payment.employerId}`, amount: negateCents(payment.amount) },
    ],
  });

/** What the employer is not asked for, because no card can be charged so little: we bear it. */
export const invoiceWrittenOff = (rest: InvoiceMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'invoice-written-off',
    reference: rest.reference,
    at: rest.at,
    entries: [
      { account: 'cost:write-offs', amount: rest.amount },
      { account: `receivable:${rest.employerId}`, amount: negateCents(rest.amount) },
    ],
  });

interface PayoutMovement {
  readonly reference: string;
  readonly workerId: string;
  readonly amount: Cents;
  readonly at: Date;
}

/** A worker's pay leaves our balance for their bank. */
export const payoutSent = (payout: PayoutMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'payout-sent',
    reference: payout.reference,
    at: payout.at,
    entries: [
      { account: `payable:${payout.workerId}`, amount: payout.amount },
      { account: 'provider', amount: negateCents(payout.amount) },
    ],
  });

/** The provider took a transfer back, so that we owe the worker again. */
export const payoutReturned = (payout: PayoutMovement): LedgerTransaction =>
  ledgerTransaction({
    kind: 'payout-returned',
    reference: payout.reference,
    at: payout.at,
    entries: [
      { account: 'provider', amount: payout.amount },
      { account: `payable:${payout.workerId}`, amount: negateCents(payout.amount) },
    ],
  });
