import { AsyncLocalStorage } from 'node:async_hooks';
import { spans } from '@leafshift/tracing/spans';
import { Injectable } from '@nestjs/common';
import { findRequestContext, type KeyTurn } from '../../core/context/request-context.ts';
import { Database } from './database.ts';
import { Turns } from './turns.ts';

type WriteAll<Item> = (items: readonly Item[]) => Promise<void>;

interface Running {
  readonly hasTurn: boolean;
  afterCommit: (() => void)[];
  /** What is written together at the end, by who writes it. */
  gathered: Map<WriteAll<never>, unknown[]>;
}

/** Runs inside a transaction just before it commits; see `beforeCommit`. */
type CommitStep = (turn: KeyTurn) => Promise<void>;

/** Ends a transaction that takes a number without its turn; `run` begins it anew. */
class OutOfTurn extends Error {}

/** The turn of all transactions that take numbers: with several of them, two could wait for each other. */
const NUMBERS = 'numbers';

/**
 * Transactions. Every repository call made inside `run` belongs to it by itself (the session travels
 * with the asynchronous context); a `run` inside a `run` joins it. Do not run queries of one
 * transaction in parallel.
 */
@Injectable()
export class Transactions {
  readonly #running = new AsyncLocalStorage<Running>();
  readonly #turns = new Turns();
  #markIdempotencyRecord: CommitStep | null = null;

  constructor(private readonly database: Database) {}

  /**
   * Runs the work in a transaction and repeats it when it meets another writer, so it must have no
   * effect outside the database: what goes outside is an outbox record. Work that turns out to take
   * a number is begun anew in its turn (ADR 361).
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isRunning) {
      return work();
    }
    try {
      return await this.#begin(work, false);
    } catch (error) {
      if (error instanceof OutOfTurn) {
        return this.runInTurn(work);
      }
      throw error;
    }
  }

  /** The same for work that is known to take a number: one after another within this process. */
  runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.isRunning ? work() : this.#turns.take(NUMBERS, () => this.#begin(work, true));
  }

  async #begin<Result>(work: () => Promise<Result>, hasTurn: boolean): Promise<Result> {
    const running: Running = { hasTurn, afterCommit: [], gathered: new Map() };
    let result: { readonly value: Result } | null = null;
    await spans().run({ name: 'transaction' }, () =>
      this.database.connection.transaction(
        async () => {
          running.afterCommit = [];
          running.gathered = new Map();
          result = { value: await this.#running.run(running, () => this.#toTheEnd(running, work)) };
        },
        { readConcern: 'snapshot', writeConcern: { w: 'majority' } },
      ),
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

  /** Before the running transaction takes a number; goes on only in its turn. Throws outside a transaction. */
  needTurn(): void {
    if (!this.#ofRunning().hasTurn) {
      throw new OutOfTurn('The transaction is begun anew in its turn');
    }
  }

  /** Does the step once the running transaction is durable. Throws outside a transaction. */
  afterCommit(step: () => void): void {
    this.#ofRunning().afterCommit.push(step);
  }

  /**
   * Keeps an item until the work of the running transaction is done; then `writeAll` gets all of its
   * items at once, still within the transaction. Throws outside a transaction.
   */
  gather<Item>(item: Item, writeAll: WriteAll<Item>): void {
    const { gathered } = this.#ofRunning();
    gathered.set(writeAll as WriteAll<never>, [
      ...(gathered.get(writeAll as WriteAll<never>) ?? []),
      item,
    ]);
  }

  /** Set by the idempotency store, so that a key counts as used exactly when the change is kept. */
  markIdempotencyRecordWith(step: CommitStep): void {
    this.#markIdempotencyRecord = step;
  }

  #ofRunning(): Running {
    const running = this.#running.getStore();
    if (!running) {
      throw new Error('There is no transaction to wait for');
    }
    return running;
  }

  async #toTheEnd<Result>({ gathered }: Running, work: () => Promise<Result>): Promise<Result> {
    const value = await work();
    for (const [writeAll, items] of gathered) {
      await writeAll(items as never[]);
    }
    const turn = findRequestContext()?.idempotencyTurn;
    if (turn) {
      await this.#markIdempotencyRecord?.(turn);
    }
    return value;
  }
}
