import type { LedgerTransaction } from './ledger-transaction.ts';

/** Whether all that was booked sums to zero; amounts in cents. */
export interface LedgerState {
  readonly sumCents: number;
  readonly entries: number;
  /** Ids of transactions whose own entries do not sum to zero. */
  readonly unbalanced: readonly string[];
}

/** The books: transactions are added and never changed. */
export abstract class LedgerRepository {
  /** Books a transaction in the running transaction. Throws when the same was booked before. */
  abstract add(transaction: LedgerTransaction): Promise<void>;

  abstract check(): Promise<LedgerState>;

  /** The balance of an account in cents: debits minus credits. */
  abstract balance(account: string): Promise<number>;
}
