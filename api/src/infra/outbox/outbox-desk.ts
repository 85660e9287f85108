import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type PipelineStage, Types } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../core/paging/page.ts';
import { type OutboxDocument, outboxCollection } from './outbox.schema.ts';

type State = OutboxDocument['state'];

/** A record as people look at it: nothing of what it is about. */
export type SeenRecord = Omit<OutboxDocument, '_id' | 'payload' | 'key' | 'takenBy'> & {
  readonly id: string;
};

/** How many records of a kind are for later and when the first of them is due, and how the last ones went. */
export interface PlannedKind {
  readonly kind: string;
  readonly waiting: number;
  readonly nextDueAt: Date | null;
  readonly lastDoneAt: Date | null;
  readonly dead: number;
  readonly lastError: string | null;
}

const NOT_PLANNED = {
  ...{ waiting: 0, nextDueAt: null, lastDoneAt: null, dead: 0, lastError: null },
} as const;

const MOST_COUNTED = 10_000;

/** In the order in which somebody looks at them; each is the order of an index. */
const ORDERS: Readonly<Record<State, { readonly sort: KeysetSort; readonly index: string }>> = {
  dead: {
    sort: [
      ['createdAt', 1],
      ['_id', 1],
    ],
    index: 'dead_first',
  },
  waiting: {
    sort: [
      ['dueAt', 1],
      ['_id', 1],
    ],
    index: 'due_first',
  },
  done: {
    sort: [
      ['finishedAt', -1],
      ['_id', -1],
    ],
    index: 'done_latest',
  },
};

/** The outbox as people look at it, and what failed for good tried again. */
@Injectable()
export class OutboxDesk {
  constructor(
    @InjectModel(outboxCollection.name) private readonly records: Model<OutboxDocument>,
  ) {}

  async list(state: State, page: PageRequest): Promise<Page<SeenRecord>> {
    const { sort, index } = ORDERS[state];
    const query = keysetQuery(sort, page);
    const stored = await this.records
      .find({ $and: [{ state }, query.filter] }, { payload: 0 })
      .sort(query.sort)
      .limit(query.limit)
      .hint(index)
      .lean();
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(toSeen), nextCursor };
  }

  async find(id: string): Promise<SeenRecord | null> {
    const stored = await this.records.findById(new Types.ObjectId(id), { payload: 0 }).lean();
    return stored && toSeen(stored);
  }

  /** Lets a dead record be taken again from now on; null where it is not dead. */
  async retry(id: string, now: Date): Promise<SeenRecord | null> {
    const stored = await this.records
      .findOneAndUpdate(
        { _id: new Types.ObjectId(id), state: 'dead' },
        { $set: { state: 'waiting', attempts: 0, dueAt: now, firstDueAt: now } },
        { returnDocument: 'after', projection: { payload: 0 } },
      )
      .lean();
    return stored && toSeen(stored);
  }

  /** As `retry`, for all dead records of a kind; gives how many. */
  async retryKind(kind: string, now: Date): Promise<number> {
    const { modifiedCount } = await this.records.updateMany(
      { state: 'dead', createdAt: { $gte: new Date(0) }, kind },
      { $set: { state: 'waiting', attempts: 0, dueAt: now, firstDueAt: now } },
    );
    return modifiedCount;
  }

  /** By kind: what is for later, what was done last and what was given up, of ten thousand records each. */
  async planned(now: Date): Promise<readonly PlannedKind[]> {
    const parts = await Promise.all([
      this.#byKind({ state: 'waiting', dueAt: { $gt: now } }, { dueAt: 1, _id: 1 }, 'due_first', {
        waiting: { $sum: 1 },
        nextDueAt: { $min: '$dueAt' },
      }),
      this.#byKind(
        { state: 'done', finishedAt: { $lte: now } },
        { finishedAt: -1, _id: -1 },
        'done_latest',
        { lastDoneAt: { $max: '$finishedAt' } },
      ),
      this.#byKind(
        { state: 'dead', createdAt: { $lte: now } },
        { createdAt: 1, _id: 1 },
        'dead_first',
        { dead: { $sum: 1 }, lastError: { $last: '$lastError' } },
      ),
    ]);
    const kinds = new Map<string, PlannedKind>();
    for (const { _id: kind, ...part } of parts.flat()) {
      kinds.set(kind, { ...NOT_PLANNED, ...kinds.get(kind), ...part, kind });
    }
    return [...kinds.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
  }

  #byKind(
    $match: Record<string, unknown>,
    $sort: Record<string, 1 | -1>,
    index: string,
    counted: Record<string, Record<string, unknown>>,
  ) {
    return this.records
      .aggregate<Partial<PlannedKind> & { readonly _id: string }>([
        { $match },
        { $sort },
        { $limit: MOST_COUNTED },
        { $group: { _id: '$kind', ...counted } },
      ] as PipelineStage[])
      .hint(index);
  }
}

const toSeen = ({ _id, ...record }: Omit<OutboxDocument, 'payload'>): SeenRecord => ({
  ...record,
  id: _id.toHexString(),
});
