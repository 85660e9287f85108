export { Ledger } from './application/ledger.ts';

export {
  disputeLost,
  disputeOpened,
  disputeWon,
  paymentRefunded,
  refundFailed,
} from './domain/claim-transactions.ts';
export {
  creditNoteIssued,
  creditRefunded,
  creditRefundFailed,
} from './domain/credit-transactions.ts';
export type { BookedTransaction } from './domain/ledger.repository.ts';
export {
  invoiceIssued,
  invoicePaid,
  invoiceWrittenOff,
  type LedgerAccount,
  type LedgerKind,
  payoutReturned,
  payoutSent,
} from './domain/ledger-transaction.ts';
export type { PaidOut } from './domain/paid-out.ts';
export { rewardEarned } from './domain/reward-transaction.ts';
export { LedgerModule } from './ledger.module.ts';
