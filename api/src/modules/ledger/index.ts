export { Ledger } from './api/ledger.ts';
export type { LedgerState } from './domain/ledger.repository.ts';
export {
  invoiceIssued,
  invoicePaid,
  payoutReturned,
  payoutSent,
} from './domain/ledger-transaction.ts';
export { LedgerModule } from './ledger.module.ts';
