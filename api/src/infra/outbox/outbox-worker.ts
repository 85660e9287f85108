import { AsyncResource } from 'node:async_hooks';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { runAfterRequest } from '../../core/context/request-context.ts';
import { Clock } from '../clock/clock.ts';
import { Log } from '../logger/log.ts';
import { backoffMs } from './backoff.ts';
import { OutboxRepository, type TakenRecord } from './outbox.repository.ts';
import { OutboxHandlers, PermanentFailure } from './outbox-handlers.ts';

const POLL_MS = 500;
const LEASE_MS = 60_000;
const LANES = 4;

/**
 * Does what the outbox asks for: at once after a commit on this node, and by polling for what other
 * nodes left behind. A taken record is hidden for a minute; if this process dies it comes back.
 */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  /** Work goes on outside the request that asked for it: it has its own transactions and log lines. */
  readonly #outside = new AsyncResource('Outbox');
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #again = false;
  #stopped = true;

  constructor(
    private readonly records: OutboxRepository,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    this.#stopped = false;
    this.#timer = setInterval(() => this.kick(), POLL_MS);
    this.#timer.unref();
    this.kick();
  }

  /** Looks for due records now. */
  kick(): void {
    if (this.#stopped) {
      return;
    }
    if (this.#round !== null) {
      this.#again = true;
      return;
    }
    const round = this.#outside.runInAsyncScope(() => this.#lane(LANES - 1));
    this.#round = round.finally(() => {
      this.#round = null;
      if (this.#again) {
        this.#again = false;
        this.kick();
      }
    });
  }

  /** Resolves when nothing is due any more. */
  async idle(): Promise<void> {
    this.kick();
    while (this.#round !== null) {
      await this.#round;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) {
      clearInterval(this.#timer);
    }
    await this.#round;
  }

  /** Works on one record after the other; where there is one there may be more, for others beside it. */
  async #lane(others: number): Promise<void> {
    let beside: Promise<void> | null = null;
    try {
      for (let record = await this.#take(); record; record = await this.#take()) {
        if (others > 0) {
          beside ??= this.#lane(others - 1);
        }
        const taken = record;
        await runAfterRequest(taken.requestId, () => this.#do(taken));
      }
    } catch (err) {
      this.log.error('The outbox could not be read', { err });
    }
    await beside;
  }

  async #take(): Promise<TakenRecord | null> {
    const now = this.clock.now();
    const hiddenUntil = new Date(now.getTime() + LEASE_MS);
    return this.#stopped ? null : this.records.take(this.handlers.kinds, now, hiddenUntil);
  }

  async #do(record: TakenRecord): Promise<void> {
    const handler = this.handlers.find(record.kind);
    if (!handler) {
      throw new Error(`No handler for the outbox kind ${record.kind}`);
    }
    try {
      const recordId = record._id.toHexString();
      await handler.run(record.payload, { recordId, attempt: record.attempts });
    } catch (err) {
      await this.#failed(record, handler.maxAttempts, err);
      return;
    }
    await this.records.finish(record, this.clock.now());
  }

  async #failed(record: TakenRecord, maxAttempts: number, err: unknown): Promise<void> {
    const details = {
      err,
      kind: record.kind,
      record: record._id.toHexString(),
      attempt: record.attempts,
    };
    const text = err instanceof Error ? `${err.name}: ${err.message}` : String(err);
    if (err instanceof PermanentFailure || record.attempts >= maxAttempts) {
      this.log.error('An outbox record failed for good', details);
      await this.records.bury(record, text);
      return;
    }
    this.log.warn('An outbox record failed and will be tried again', details);
    const dueAt = new Date(this.clock.now().getTime() + backoffMs(record.attempts));
    await this.records.postpone(record, dueAt, text);
  }
}
