import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { findRequestContext } from '../../core/context/request-context.ts';
import { Database } from './database.ts';

interface Running {
  afterCommit: (() => void)[];
}

/** Runs inside a transaction just before it commits; see `beforeCommit`. */
type CommitStep = (idempotencyRecord: string) => Promise<void>;

/**
 * Transactions. Every repository call made inside `run` belongs to it by itself (the session travels
 * with the asynchronous context); a `run` inside a `run` joins it. Do not run queries of one
 * transaction in parallel.
 */
@Injectable()
export class Transactions {
  readonly #running = new AsyncLocalStorage<Running>();
  #markIdempotencyRecord: CommitStep | null = null;

  constructor(private readonly database: Database) {}

  /**
   * Runs the work in a transaction and repeats it when it meets another writer, so it must have no
   * effect outside the database: what goes outside is an outbox record.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isRunning) {
      return work();
    }
    const running: Running = { afterCommit: [] };
    let result: { readonly value: Result } | null = null;
    await this.database.connection.transaction(
      async () => {
        running.afterCommit = [];
        result = { value: await this.#running.run(running, () => this.#workAndMark(work)) };
      },
      { readConcern: 'snapshot', writeConcern: { w: 'majority' } },
    );
    for (const step of running.afterCommit) {
      step();
    }
    // The driver returned without an error, so the work has run to its end.
    return (result as unknown as { readonly value: Result }).value;
  }

  get isRunning(): boolean {
    return this.#running.getStore() !== undefined;
  }

  /** Does the step once the running transaction is durable. Throws outside a transaction. */
  afterCommit(step: () => void): void {
    const running = this.#running.getStore();
    if (!running) {
      throw new Error('There is no transaction to wait for');
    }
    running.afterCommit.push(step);
  }

  /** Set by the idempotency store, so that a key counts as used exactly when the change is kept. */
  markIdempotencyRecordWith(step: CommitStep): void {
    this.#markIdempotencyRecord = step;
  }

  async #workAndMark<Result>(work: () => Promise<Result>): Promise<Result> {
    const value = await work();
    const record = findRequestContext()?.idempotencyRecord;
    if (record) {
      await this.#markIdempotencyRecord?.(record);
    }
    return value;
  }
}
