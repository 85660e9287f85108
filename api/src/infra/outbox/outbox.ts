import { spans } from '@leafshift/tracing/spans';
import { Injectable } from '@nestjs/common';
import { afterAnswer, findRequestContext } from '../../core/context/request-context.ts';
import { Clock } from '../clock/clock.ts';
import { Transactions } from '../mongo/transactions.ts';
import { type NewRecord, OutboxRepository } from './outbox.repository.ts';
import { OutboxHandlers } from './outbox-handlers.ts';
import type { OutboxKind } from './outbox-kind.ts';
import { OutboxWorker } from './outbox-worker.ts';

export interface OutboxOptions {
  /** With a key the record is written once, however often it is added. */
  readonly key?: string;
  /** Not to be done before this instant. */
  readonly notBefore?: Date;
}

/** What must happen outside the database because of a change: mails, provider calls, socket events. */
@Injectable()
export class Outbox {
  constructor(
    private readonly records: OutboxRepository,
    private readonly transactions: Transactions,
    private readonly worker: OutboxWorker,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a record in the running transaction, which must exist; all of its records go to the
   * database together, at its end. Done at least once after it commits. Of a kind that this process
   * leaves out nothing is written.
   */
  async add<Payload>(
    kind: OutboxKind<Payload>,
    payload: Payload,
    { key, notBefore }: OutboxOptions = {},
  ): Promise<void> {
    if (!this.transactions.isRunning) {
      throw new Error(`An outbox record needs the transaction of its change: ${kind.name}`);
    }
    const parsed = kind.payload.parse(payload);
    if (this.handlers.isLeftOut(kind.name)) {
      return;
    }
    const now = this.clock.now();
    const record = {
      kind: kind.name,
      payload: parsed,
      key: key === undefined ? undefined : `${kind.name}:${key}`,
      now,
      // Nothing is due before it is written: whoever looks for it may have looked through that time.
      dueAt: notBefore && notBefore > now ? notBefore : now,
      requestId: findRequestContext()?.requestId,
      trace: spans().trace,
    };
    this.transactions.gather(record, this.#write);
  }

  /** Takes mails and the like to an address back, in the running transaction; what follows it is written. */
  forgetAddress(address: string): Promise<void> {
    return this.records.forgetAddress(address);
  }

  /** Nobody waits for what follows from a change: it begins when who asked has the answer. */
  readonly #write = async (records: readonly NewRecord[]): Promise<void> => {
    const claimed = this.worker.claim(records);
    const taken = await this.records.add(claimed);
    // What is due later waits until somebody polls.
    const isLeft = claimed.some(
      ({ takenUntil, dueAt, now }) => takenUntil === undefined && dueAt <= now,
    );
    this.transactions.afterCommit(() => {
      this.worker.queue(taken);
      afterAnswer(isLeft ? this.#look : this.#goOn);
    });
  };

  readonly #goOn = (): void => this.worker.goOn();
  readonly #look = (): void => this.worker.kick();
}
