import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { Database } from '../mongo/database.ts';
import { type OutboxDocument, outboxCollection } from './outbox.schema.ts';

export type TakenRecord = Pick<
  OutboxDocument,
  '_id' | 'kind' | 'payload' | 'attempts' | 'requestId'
>;

interface NewRecord {
  readonly kind: string;
  readonly payload: unknown;
  readonly key: string | undefined;
  readonly now: Date;
  readonly dueAt: Date;
  readonly requestId: string | undefined;
}

const MAX_ERROR_TEXT = 500;

/** The stored outbox. */
@Injectable()
export class OutboxRepository {
  readonly #records: Model<OutboxDocument>;

  constructor(database: Database) {
    this.#records = database.model(outboxCollection);
  }

  /** Adds a record; one with a key that is there already changes nothing. */
  async add({ kind, payload, key, now, dueAt, requestId }: NewRecord): Promise<void> {
    const record = {
      kind,
      payload,
      state: 'waiting',
      attempts: 0,
      dueAt,
      createdAt: now,
      ...(requestId && { requestId }),
    } as const;
    if (key === undefined) {
      await this.#records.insertMany([{ _id: new Types.ObjectId(), ...record }], { lean: true });
      return;
    }
    await this.#records.updateOne({ key }, { $setOnInsert: record }, { upsert: true });
  }

  /** The next due record of the kinds, hidden from others until `hiddenUntil`. */
  async take(kinds: readonly string[], now: Date, hiddenUntil: Date): Promise<TakenRecord | null> {
    return this.#records
      .findOneAndUpdate(
        { state: 'waiting', dueAt: { $lte: now }, kind: { $in: kinds } },
        { $set: { dueAt: hiddenUntil }, $inc: { attempts: 1 } },
        {
          sort: { dueAt: 1 },
          returnDocument: 'after',
          projection: { kind: 1, payload: 1, attempts: 1, requestId: 1 },
        },
      )
      .lean();
  }

  async finish(record: TakenRecord, now: Date): Promise<void> {
    await this.#records.updateOne(this.#stillTaken(record), {
      $set: { state: 'done', finishedAt: now },
    });
  }

  async postpone(record: TakenRecord, dueAt: Date, error: string): Promise<void> {
    await this.#records.updateOne(this.#stillTaken(record), {
      $set: { dueAt, lastError: error.slice(0, MAX_ERROR_TEXT) },
    });
  }

  async bury(record: TakenRecord, error: string): Promise<void> {
    await this.#records.updateOne(this.#stillTaken(record), {
      $set: { state: 'dead', lastError: error.slice(0, MAX_ERROR_TEXT) },
    });
  }

  /** Removes what waits of some kinds, for good. */
  async discard(kinds: readonly string[]): Promise<void> {
    await this.#records.deleteMany({ state: 'waiting', kind: { $in: kinds } });
  }

  async countDead(): Promise<number> {
    return this.#records.countDocuments({ state: 'dead' });
  }

  async countDue(now: Date): Promise<number> {
    return this.#records.countDocuments({ state: 'waiting', dueAt: { $lte: now } });
  }

  #stillTaken({ _id, attempts }: TakenRecord) {
    return { _id, attempts, state: 'waiting' as const };
  }
}
