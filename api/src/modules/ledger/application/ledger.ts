import { type Cents, cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { inBatches } from '../../../core/files/in-batches.ts';
import type { WorkerId } from '../../../core/ids.ts';
import type { Page } from '../../../core/paging/page.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import {
  type BookedTransaction,
  LedgerRepository,
  type LedgerSearch,
  type LedgerState,
} from '../domain/ledger.repository.ts';
import {
  type LedgerAccount,
  type LedgerKind,
  type LedgerTransaction,
  ledgerTransaction,
} from '../domain/ledger-transaction.ts';
import { type PaidOut, paidOutOf } from '../domain/paid-out.ts';

/** Whether so many came back is asked at once. */
const BATCH = 500;

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

  /**
   * What was paid to one worker or to all, from `from` on and before `to`, oldest first, as a stream. A
   * transfer that came back paid nobody, whenever it came back (MONEY-65).
   */
  async *paidOut(workerId: WorkerId | null, from: Date, to: Date): AsyncIterable<PaidOut> {
    const sent = this.repository.sent(workerId && `payable:${workerId}`, from, to);
    for await (const batch of inBatches(sent, BATCH)) {
      const references = batch.map(({ reference }) => reference);
      const returned = await this.repository.find(['payout-returned'], references);
      const back = new Set(returned.map(({ reference }) => reference));
      yield* batch.filter(({ reference }) => !back.has(reference)).flatMap(paidOutOf);
    }
  }

  /** What moved on an account from `from` on and before `to`, oldest first, as a stream. */
  ofAccount(account: LedgerAccount, from: Date, to: Date): AsyncIterable<BookedTransaction> {
    return this.repository.ofAccount(account, from, to);
  }

  /** Debits minus credits of what was booked on an account before a time. */
  async balance(account: LedgerAccount, before: Date): Promise<Cents> {
    return cents(await this.repository.balance(account, before));
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
