import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { LedgerRepository, type LedgerState } from '../domain/ledger.repository.ts';
import { type LedgerTransaction, ledgerTransaction } from '../domain/ledger-transaction.ts';

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

  /** Whether everything sums to zero; reads the whole ledger. */
  async check(): Promise<LedgerState> {
    return this.repository.check();
  }
}
