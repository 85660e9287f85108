import { AsyncResource } from 'node:async_hooks';
import { spans } from '@leafshift/tracing/spans';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { runAfterRequest } from '../../core/context/request-context.ts';
import { Clock } from '../clock/clock.ts';
import { Log } from '../logger/log.ts';
import { Counts } from '../metrics/counts.ts';
import { WriteTogether } from '../mongo/write-together.ts';
import { backoffMs } from './backoff.ts';
import { LookedThrough } from './looked-through.ts';
import {
  type NewRecord,
  OutboxRepository,
  type Taken,
  type TakenRecord,
} from './outbox.repository.ts';
import { OutboxHandlers, PermanentFailure, TryLater } from './outbox-handlers.ts';

const POLL_MS = 500;
const LEASE_MS = 60_000;
/** So many are done side by side, so that a slow one does not keep the others waiting. */
const AT_ONCE = 8;

/**
 * Does what the outbox asks for: what a request of this node wrote as soon as that is answered, and by
 * polling what other nodes left behind. A taken record is hidden for a minute; if this process dies it comes back.
 */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  /** Work goes on outside the request that asked for it: it has its own transactions and log lines. */
  readonly #outside = new AsyncResource('Outbox');
  readonly #underWay = new Map<Promise<void>, TakenRecord>();
  /** Written as taken, and next as soon as there is room. */
  readonly #next: TakenRecord[] = [];
  readonly #finished: WriteTogether<TakenRecord>;
  readonly #looked = new LookedThrough();
  #timer: NodeJS.Timeout | null = null;
  #taking: Promise<void> | null = null;
  #again = false;
  #stopped = true;

  constructor(
    private readonly records: OutboxRepository,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
    private readonly counts: Counts,
    private readonly log: Log,
  ) {
    this.#finished = new WriteTogether((done) => records.finish(done, clock.now()));
  }

  start(): void {
    this.#stopped = false;
    this.#timer = setInterval(() => this.kick(), POLL_MS);
    this.#timer.unref();
    this.kick();
  }

  /** The same records, as taken where this process will do them itself once they are durable. */
  claim(records: readonly NewRecord[]): readonly NewRecord[] {
    let room = this.#room() - this.#next.length;
    return records.map((record) => {
      const isNow = record.dueAt <= record.now && this.handlers.find(record.kind) !== undefined;
      if (!isNow || room <= 0) return record;
      room -= 1;
      return { ...record, takenUntil: new Date(record.now.getTime() + LEASE_MS) };
    });
  }

  /** Keeps durable records that were written as taken; `goOn` begins with them. */
  queue(records: readonly TakenRecord[]): void {
    this.#next.push(...records);
    if (this.#stopped) {
      this.#giveNextBack().catch((err: unknown) =>
        // They come back by themselves after a minute.
        this.log.error('Outbox records could not be handed back', { err }),
      );
    }
  }

  /** Begins with what was written as taken, as far as there is room. */
  goOn(): void {
    this.#outside.runInAsyncScope(() => this.#beginNext());
  }

  /** Looks for due records now. */
  kick(): void {
    if (this.#stopped) {
      return;
    }
    if (this.#taking !== null) {
      this.#again = true;
      return;
    }
    const taking = this.#outside.runInAsyncScope(() => this.#takeDue());
    this.#taking = taking.finally(() => {
      this.#taking = null;
      if (this.#again) {
        this.#again = false;
        this.kick();
      }
    });
  }

  /** Resolves when nothing is due any more of what was written in time. */
  async idle(): Promise<void> {
    this.kick();
    await this.#rest();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#takeNoMore();
    await this.#giveNextBack();
    await this.#rest();
  }

  /** Lets others have at once what is still under way here, because this process ends. */
  async handBack(): Promise<void> {
    this.#takeNoMore();
    const records = [...this.#underWay.values(), ...this.#next.splice(0)];
    await this.records.handBack(records, this.clock.now());
  }

  #giveNextBack(): Promise<void> {
    return this.records.handBack(this.#next.splice(0), this.clock.now());
  }

  #beginNext(): void {
    const now = this.#next.splice(0, Math.max(0, this.#room()));
    for (const record of now) this.#begin(record);
  }

  #takeNoMore(): void {
    this.#stopped = true;
    if (this.#timer) {
      clearInterval(this.#timer);
    }
  }

  async #rest(): Promise<void> {
    while (this.#taking !== null || this.#underWay.size > 0) {
      await (this.#taking ?? Promise.all(this.#underWay.keys()));
    }
  }

  /** Begins with what is due, as far as there is room. */
  async #takeDue(): Promise<void> {
    try {
      this.#beginNext();
      for (let room = this.#room(); room > 0; room = this.#room()) {
        const { records, mayBeMore } = await this.#take(room);
        for (const record of records) {
          this.#begin(record);
        }
        // Where others were faster with what was seen, something else may still be due.
        if (!mayBeMore) {
          return;
        }
      }
    } catch (err) {
      this.counts.failed(err);
      this.log.error('The outbox could not be read', { err });
    }
  }

  #room(): number {
    return this.#stopped ? 0 : AT_ONCE - this.#underWay.size;
  }

  async #take(room: number): Promise<Taken> {
    const now = this.clock.now();
    const since = this.#looked.since(now);
    const hiddenUntil = new Date(now.getTime() + LEASE_MS);
    const taken = await this.records.take(this.handlers.kinds, room, { since, now, hiddenUntil });
    if (!taken.mayBeMore) this.#looked.seen(since, now);
    return taken;
  }

  #begin(record: TakenRecord): void {
    const work = runAfterRequest(record.requestId, () =>
      spans().run({ name: `outbox ${record.kind}`, under: record.trace }, () => this.#do(record)),
    )
      .catch((err: unknown) => this.log.error('An outbox record could not be settled', { err }))
      .finally(() => {
        const wasFull = this.#room() <= 0;
        this.#underWay.delete(work);
        this.#beginNext();
        if (wasFull) {
          this.kick();
        }
      });
    this.#underWay.set(work, record);
  }

  async #do(record: TakenRecord): Promise<void> {
    const handler = this.handlers.find(record.kind);
    if (!handler) {
      throw new Error(`No handler for the outbox kind ${record.kind}`);
    }
    try {
      const { key, attempts: attempt } = record;
      const meta = {
        recordId: record._id.toHexString(),
        attempt,
        ...(key !== undefined && { key }),
      };
      await handler.run(record.payload, meta);
    } catch (err) {
      await this.#failed(record, handler.maxAttempts, err);
      return;
    }
    await this.#finished.add(record);
    this.counts.attempted(record.kind, 'done');
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
      this.counts.attempted(record.kind, 'dead');
      return;
    }
    this.log.warn('An outbox record failed and will be tried again', details);
    const asked = err instanceof TryLater ? err.waitMs : 0;
    const waitMs = Math.max(asked, backoffMs(record.attempts));
    const dueAt = new Date(this.clock.now().getTime() + waitMs);
    await this.records.postpone(record, dueAt, text);
    this.counts.attempted(record.kind, 'again');
  }
}
