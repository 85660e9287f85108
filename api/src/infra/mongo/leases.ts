import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from './database.ts';
import { isDuplicateKey } from './mongo-errors.ts';

const COLLECTION = 'leases';

/** What only one node may do at a time: it is done by whoever holds the lease. */
@Injectable()
export class Leases {
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
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) {
        return false;
      }
      throw error;
    }
  }

  async release(name: string, owner: string): Promise<void> {
    await this.#leases.deleteOne({ _id: name, owner });
  }

  get #leases() {
    return this.database.native.collection<{ _id: string; owner: string; until: Date }>(COLLECTION);
  }
}
