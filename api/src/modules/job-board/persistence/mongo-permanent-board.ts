import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { type BoardFilter, PermanentBoard } from '../domain/permanent.repository.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';
import { toPermanent } from './permanent.mapper.ts';
import { type PermanentDocument, permanentCollection } from './permanent.schema.ts';

const SORTS: Readonly<
  Record<
    BoardFilter['sort'],
    {
      readonly sort: KeysetSort;
      /** True of all: names the index, and lets the other conditions reach its keys. */
      readonly every: QueryFilter<PermanentDocument>;
    }
  >
> = {
  newest: {
    sort: [
      ['createdAt', -1],
      ['_id', -1],
    ],
    every: { createdAt: { $gte: new Date(0) } },
  },
  'best-paid': {
    sort: [
      ['rateHighCents', -1],
      ['_id', -1],
    ],
    every: { rateHighCents: { $gte: 0 } },
  },
};

const shownAt = (now: Date) => ({
  expiresAt: { $gt: now },
  hiddenUntil: { $not: { $gt: now } },
});

/** The public board in MongoDB. */
@Injectable()
export class MongoPermanentBoard extends PermanentBoard {
  constructor(
    @InjectModel(permanentCollection.name) private readonly postings: Model<PermanentDocument>,
  ) {
    super();
  }

  override async find(id: PermanentPostingId, now: Date): Promise<PermanentPosting | null> {
    const stored = await this.postings.findOne({ _id: toObjectId(id), ...shownAt(now) }).lean();
    return stored && toPermanent(stored);
  }

  override async list(
    { now, words, province, sort: by }: BoardFilter,
    page: PageRequest,
  ): Promise<Page<PermanentPosting>> {
    const { sort, every } = SORTS[by];
    const query = keysetQuery(sort, page);
    const filter = {
      ...every,
      ...shownAt(now),
      ...(province ? { province } : {}),
      ...wordFilter(words),
    };
    const stored = await this.postings
      .find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(toPermanent), nextCursor };
  }

  override async listAddresses(
    now: Date,
    most: number,
  ): Promise<readonly Pick<PermanentPosting, 'id' | 'expiresAt'>[]> {
    const { sort, every } = SORTS.newest;
    const stored = await this.postings
      .find({ ...every, ...shownAt(now) }, { _id: 1, expiresAt: 1 })
      .sort(keysetQuery(sort, { limit: most }).sort)
      .limit(most)
      .lean();
    return stored.map(({ _id, expiresAt }) => ({
      id: fromObjectId<PermanentPostingId>(_id),
      expiresAt,
    }));
  }
}
