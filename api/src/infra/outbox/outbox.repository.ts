import { FAILING_ATTEMPTS } from '@leafshift/domain/provider-health';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type OutboxDocument, outboxCollection, TRIED_AGAIN } from './outbox.schema.ts';

export type TakenRecord = Pick<
  OutboxDocument,
  '_id' | 'kind' | 'payload' | 'key' | 'attempts' | 'requestId' | 'trace'
>;

/** What was got of what was due; more may be due where as many were seen as were asked for. */
export interface Taken {
  readonly records: readonly TakenRecord[];
  readonly mayBeMore: boolean;
}

export type DeadRecord = Pick<
  OutboxDocument,
  '_id' | 'kind' | 'attempts' | 'createdAt' | 'lastError'
>;

/** A record to be written; `key` makes it the only one of its kind. */
export interface NewRecord {
  readonly kind: string;
  readonly payload: unknown;
  readonly key: string | undefined;
  readonly now: Date;
  readonly dueAt: Date;
  readonly requestId: string | undefined;
  readonly trace: string | undefined;
  /** It is taken as it is written, and hidden from others until then; absent where it waits to be taken. */
  readonly takenUntil?: Date;
}

const MAX_ERROR_TEXT = 500;
/** Named, because only then an index of times is used. */
const ANY_TIME = { $gte: new Date(0) };
const TAKEN = { kind: 1, payload: 1, key: 1, attempts: 1, requestId: 1, trace: 1 } as const;

/** The stored outbox. */
@Injectable()
export class OutboxRepository {
  constructor(
    @InjectModel(outboxCollection.name) private readonly records: Model<OutboxDocument>,
  ) {}

  /**
   * Adds records in one command; one with a key that is there already changes nothing. Gives those that
   * were added as taken.
   */
  async add(records: readonly NewRecord[]): Promise<readonly TakenRecord[]> {
    const { upsertedIds } = await this.records.bulkWrite(
      records.map((record) => ({
        updateOne: {
          filter: record.key === undefined ? { _id: new Types.ObjectId() } : { key: record.key },
          update: { $setOnInsert: waiting(record) },
          upsert: true,
        },
      })),
    );
    return records.flatMap((record, index) => {
      const _id = upsertedIds[index] as Types.ObjectId | undefined;
      return record.takenUntil && _id ? { ...takenAs(record), _id } : [];
    });
  }

  /**
   * The next records of the kinds that are due between `since` and `now`, at most so many, hidden from others
   * until `hiddenUntil`. Another node may be faster with some of them; those it keeps.
   */
  async take(
    kinds: readonly string[],
    limit: number,
    { since, now, hiddenUntil }: { since: Date; now: Date; hiddenUntil: Date },
  ): Promise<Taken> {
    const due = await this.records
      .find({ state: 'waiting', dueAt: { $gte: since, $lte: now }, kind: { $in: kinds } }, TAKEN)
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean();
    const mayBeMore = due.length === limit;
    if (due.length === 0) {
      return { records: [], mayBeMore };
    }
    const takenBy = new Types.ObjectId();
    const { modifiedCount } = await this.records.bulkWrite(
      due.map(({ _id, attempts }) => ({
        updateOne: {
          filter: { _id, attempts, state: 'waiting', dueAt: { $lte: now } },
          update: { $set: { dueAt: hiddenUntil, takenBy }, $inc: { attempts: 1 } },
        },
      })),
      { ordered: false },
    );
    const records =
      modifiedCount === due.length
        ? due.map((record) => ({ ...record, attempts: record.attempts + 1 }))
        : await this.records
            .find({ _id: { $in: due.map(({ _id }) => _id) }, takenBy }, TAKEN)
            .sort({ dueAt: 1 })
            .lean();
    return { records, mayBeMore };
  }

  async finish(records: readonly TakenRecord[], now: Date): Promise<void> {
    // What it was about is not needed any more, and may name people.
    const update = { $set: { state: 'done' as const, finishedAt: now, payload: {} } };
    await this.records.bulkWrite(
      records.map((record) => ({ updateOne: { filter: stillTaken(record), update } })),
      { ordered: false },
    );
  }

  async postpone(record: TakenRecord, dueAt: Date, error: string): Promise<void> {
    await this.records.updateOne(stillTaken(record), {
      $set: { dueAt, lastError: error.slice(0, MAX_ERROR_TEXT) },
      $unset: { takenBy: 1 },
    });
  }

  /** Shows taken records to others again. */
  async handBack(records: readonly TakenRecord[], now: Date): Promise<void> {
    if (records.length === 0) {
      return;
    }
    const update = { $set: { dueAt: now }, $unset: { takenBy: 1 } };
    await this.records.bulkWrite(
      records.map((record) => ({ updateOne: { filter: stillTaken(record), update } })),
      { ordered: false },
    );
  }

  async bury(record: TakenRecord, error: string): Promise<void> {
    await this.records.updateOne(stillTaken(record), {
      $set: { state: 'dead', lastError: error.slice(0, MAX_ERROR_TEXT) },
    });
  }

  /** Removes what waits or has failed with an address of mail in its payload. */
  async forgetAddress(address: string): Promise<void> {
    const about = { $or: [{ 'payload.to': address }, { 'payload.email': address }] };
    await this.records.deleteMany({ state: 'waiting', dueAt: ANY_TIME, ...about });
    await this.records.deleteMany({ state: 'dead', createdAt: ANY_TIME, ...about });
  }

  /** What failed for good, oldest first. */
  async listDead(limit: number): Promise<readonly DeadRecord[]> {
    return this.records
      .find({ state: 'dead' }, { kind: 1, attempts: 1, createdAt: 1, lastError: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean();
  }

  async countDead(): Promise<number> {
    return this.records.countDocuments({ state: 'dead', createdAt: ANY_TIME });
  }

  /** How much of the kinds has failed again and again and is tried on. */
  async countFailing(kinds: readonly string[]): Promise<number> {
    return this.records
      .countDocuments({
        kind: { $in: [...kinds] },
        state: 'waiting',
        attempts: { $gte: FAILING_ATTEMPTS },
      })
      .hint('tried_often');
  }

  /** Since when the oldest of what waits should have been done; what has failed may be due again later. */
  async oldestDue(now: Date): Promise<Date | null> {
    const [[due], [failed]] = await Promise.all([
      this.records
        .find({ state: 'waiting', dueAt: { $lte: now } }, { dueAt: 1 })
        .sort({ dueAt: 1 })
        .limit(1)
        .lean(),
      this.records
        .find(
          { state: 'waiting', attempts: { $gte: TRIED_AGAIN }, firstDueAt: { $lte: now } },
          { firstDueAt: 1 },
        )
        .sort({ firstDueAt: 1 })
        .limit(1)
        .hint('tried_again')
        .lean(),
    ]);
    const since = [due?.dueAt, failed?.firstDueAt].filter((at) => at !== undefined);
    return since.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  }

  async countDue(now: Date): Promise<number> {
    return this.records.countDocuments({ state: 'waiting', dueAt: { $lte: now } });
  }
}

const stillTaken = ({ _id, attempts }: TakenRecord) => ({
  _id,
  attempts,
  state: 'waiting' as const,
});

const takenAs = ({ kind, payload, key, requestId, trace }: NewRecord) => ({
  kind,
  payload,
  attempts: 1,
  ...(key !== undefined && { key }),
  ...(requestId && { requestId }),
  ...(trace && { trace }),
});

const waiting = ({ kind, payload, now, dueAt, requestId, trace, takenUntil }: NewRecord) =>
  ({
    kind,
    payload,
    state: 'waiting',
    createdAt: now,
    firstDueAt: dueAt,
    ...(takenUntil
      ? { attempts: 1, dueAt: takenUntil, takenBy: new Types.ObjectId() }
      : { attempts: 0, dueAt }),
    ...(requestId && { requestId }),
    ...(trace && { trace }),
  }) as const;
