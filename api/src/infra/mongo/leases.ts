import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from './database.ts';
import { isDuplicateKey } from './mongo-errors.ts';

const COLLECTION = 'leases';
const RETRY_MS = 250;
/** How often a lease is renewed while it would last. */
const RENEWALS = 4;

/** A lease that is held as long as some work lasts. */
export interface HeldLease {
  readonly name: string;
  readonly milliseconds: number;
  readonly onFailure: (error: unknown) => void;
}

/** What only one node may do at a time: it is done by whoever holds the lease. */
@Injectable()
export class Leases {
  /** What this process holds, by name. */
  readonly #held = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether `owner` holds the lease now, taking or renewing it for `milliseconds`. */
  async take(name: string, owner: string, milliseconds: number): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + milliseconds);
    try {
      await this.#leases.updateOne(
        { _id: name, $or: [{ owner }, { until: { $lte: now } }] },
        { $set: { owner, until } },
        { upsert: true },
      );
      this.#held.set(name, owner);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) {
        return false;
      }
      throw error;
    }
  }

  /**
   * Waits for the lease, does the work and renews the lease until it is done, however long that takes.
   * A renewal that fails is told to `onFailure` and tried again before the lease ends.
   */
  async during<T>(
    { name, milliseconds, onFailure }: HeldLease,
    work: () => Promise<T>,
  ): Promise<T> {
    const owner = randomUUID();
    while (!(await this.take(name, owner, milliseconds))) {
      await wait(RETRY_MS);
    }
    const renewal = setInterval(() => {
      this.take(name, owner, milliseconds).catch(onFailure);
    }, milliseconds / RENEWALS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await this.release(name, owner);
    }
  }

  async release(name: string, owner: string): Promise<void> {
    this.#held.delete(name);
    await this.#leases.deleteOne({ _id: name, owner });
  }

  /** Releases whatever this process still holds, because it ends in the middle of the work. */
  async handBack(): Promise<void> {
    await Promise.all([...this.#held].map(([name, owner]) => this.release(name, owner)));
  }

  get #leases() {
    return this.database.native.collection<{ _id: string; owner: string; until: Date }>(COLLECTION);
  }
}
