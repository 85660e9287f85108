import { Injectable } from '@nestjs/common';
import type { Page } from '../../../core/paging/page.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import {
  type BookedTransaction,
  LedgerRepository,
  type LedgerSearch,
  type LedgerState,
} from '../domain/ledger.repository.ts';
import {
  type LedgerKind,
  type LedgerTransaction,
  ledgerTransaction,
} from '../domain/ledger-transaction.ts';

/** The platform's double-entry books. */
@Injectable()
export class Ledger {
  constructor(
    private readonly repository: LedgerRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Books what happened, in the running transaction, which must exist. Throws
   * UnbalancedTransactionError, and a duplicate-key error for what is booked already.
   */
  async book(transaction: LedgerTransaction): Promise<void> {
    if (!this.transactions.isRunning) {
      throw new Error(`Booking ${transaction.kind} needs the transaction of its change`);
    }
    await this.repository.add(ledgerTransaction(transaction));
  }

  /** What was booked, newest first. */
  list(search: LedgerSearch): Promise<Page<BookedTransaction>> {
    return this.repository.list(search);
  }

  /** Those from `from` on and before `to`, oldest first, read as a stream. */
  period(from: Date, to: Date): AsyncIterable<BookedTransaction> {
    return this.repository.period(from, to);
  }

  /** What was booked of some kinds with one of the references. */
  find(
    kinds: readonly LedgerKind[],
    references: readonly string[],
  ): Promise<readonly BookedTransaction[]> {
    return this.repository.find(kinds, references);
  }

  /** How many of a kind were booked from `from` on and before `to`; no more than `most` are counted. */
  count(kind: LedgerKind, from: Date, to: Date, most: number): Promise<number> {
    return this.repository.count(kind, from, to, most);
  }

  /** Whether everything sums to zero; reads the whole ledger. */
  async check(): Promise<LedgerState> {
    return this.repository.check();
  }
}
