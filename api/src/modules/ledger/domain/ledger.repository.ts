import type { IdOf } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { LedgerAccount, LedgerKind, LedgerTransaction } from './ledger-transaction.ts';

/** Whether all that was booked sums to zero; amounts in cents. */
export interface LedgerState {
  readonly sumCents: number;
  readonly entries: number;
  /** Ids of transactions whose own entries do not sum to zero. */
  readonly unbalanced: readonly string[];
}

/** A transaction as it stands in the books. */
export interface BookedTransaction extends LedgerTransaction {
  readonly id: IdOf<'LedgerTransaction'>;
}

/** Which transactions are looked for. */
export interface LedgerSearch extends PageRequest {
  readonly account?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The books: transactions are added and never changed. */
export abstract class LedgerRepository {
  /** Books a transaction in the running transaction. Throws when the same was booked before. */
  abstract add(transaction: LedgerTransaction): Promise<void>;

  /** Newest first. */
  abstract list(search: LedgerSearch): Promise<Page<BookedTransaction>>;

  /** Those from `from` on and before `to`, oldest first, read as a stream. */
  abstract period(from: Date, to: Date): AsyncIterable<BookedTransaction>;

  /** Pay that was sent from `from` on and before `to`, of one account or of all, oldest first, as a stream. */
  abstract sent(
    account: LedgerAccount | null,
    from: Date,
    to: Date,
  ): AsyncIterable<BookedTransaction>;

  /** Those of some kinds with one of the references. */
  abstract find(
    kinds: readonly LedgerKind[],
    references: readonly string[],
  ): Promise<readonly BookedTransaction[]>;

  /** How many of a kind were booked from `from` on and before `to`; no more than `most` are counted. */
  abstract count(kind: LedgerKind, from: Date, to: Date, most: number): Promise<number>;

  abstract check(): Promise<LedgerState>;

  /** What moved on an account from `from` on and before `to`, oldest first, as a stream. */
  abstract ofAccount(
    account: LedgerAccount,
    from: Date,
    to: Date,
  ): AsyncIterable<BookedTransaction>;

  /** The balance of an account in cents by what was booked before a time: debits minus credits. */
  abstract balance(account: LedgerAccount, before: Date): Promise<number>;
}
