import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordBeginningFilter } from '../../../infra/mongo/word-filter.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { type BoardFilter, PermanentBoard } from '../domain/permanent.repository.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';
import { type ShownDocument, toPermanent } from './permanent.mapper.ts';
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

/** A word that so many open postings have is frequent: the list's own order soon meets some. */
const FREQUENT = 1_000;
/**
 * So many postings are looked at for several frequent words, which need not ever stand together: few
 * at first, because a pipeline reads them all before it is asked for the first.
 */
const LOOKED_AT = [1_000, 20_000];

/** What only searches need is the larger part of a posting. */
const SHOWN = { words: 0, searchText: 0 } as const;

type PageQuery = Pick<ReturnType<typeof keysetQuery>, 'sort' | 'limit'>;

const beginning = (word: string) => ({ words: { $regex: `^${word}` } });

/** The public board in MongoDB; a search costs little, also one without a hit (ADR 0183). */
@Injectable()
export class MongoPermanentBoard extends PermanentBoard {
  constructor(
    @InjectModel(permanentCollection.name) private readonly postings: Model<PermanentDocument>,
  ) {
    super();
  }

  override async find(id: PermanentPostingId, now: Date): Promise<PermanentPosting | null> {
    const stored = await this.postings
      .findOne({ _id: toObjectId(id), ...shownAt(now) }, SHOWN)
      .lean();
    return stored && toPermanent(stored);
  }

  override async list(
    { now, words, province, sort: by }: BoardFilter,
    page: PageRequest,
  ): Promise<Page<PermanentPosting>> {
    const { sort, every } = SORTS[by];
    const query = keysetQuery(sort, page);
    const open = { ...shownAt(now), ...(province ? { province } : {}) };
    const rarest = await this.#rarest(words, open);
    if (rarest?.postings === 0) {
      return { items: [], nextCursor: null };
    }
    const filter = { $and: [open, wordBeginningFilter(words), query.filter] };
    let stored: readonly ShownDocument[];
    if (rarest && rarest.postings < FREQUENT) {
      stored = await this.#page({ $and: [beginning(rarest.word), filter] }, query).hint('words');
    } else if (words.length < 2) {
      stored = await this.#page({ $and: [every, ...filter.$and] }, query);
    } else {
      const among = { $and: [every, open, query.filter] };
      stored = await this.#pageAmongFirst(among, words, query);
    }
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(toPermanent), nextCursor };
  }

  /** The word that the fewest open postings have; counting stops where a word is frequent. */
  async #rarest(
    words: readonly string[],
    open: QueryFilter<PermanentDocument>,
  ): Promise<{ readonly word: string; readonly postings: number } | undefined> {
    const counted: { readonly word: string; readonly postings: number }[] = [];
    for (const word of words) {
      const postings = await this.postings.countDocuments(
        { ...beginning(word), ...open },
        { limit: FREQUENT, hint: 'words' },
      );
      counted.push({ word, postings });
      if (postings === 0) {
        break;
      }
    }
    return counted.toSorted((one, other) => one.postings - other.postings)[0];
  }

  #page(filter: QueryFilter<PermanentDocument>, { sort, limit }: PageQuery) {
    return this.postings.find(filter, SHOWN).sort(sort).limit(limit).lean<ShownDocument[]>();
  }

  /** Decided on the keys of the list's index, so that only what is answered is read. */
  async #pageAmongFirst(
    among: QueryFilter<PermanentDocument>,
    words: readonly string[],
    { sort, limit }: PageQuery,
  ): Promise<readonly ShownDocument[]> {
    let found: readonly Pick<PermanentDocument, '_id'>[] = [];
    for (const most of LOOKED_AT) {
      found = await this.postings.aggregate<Pick<PermanentDocument, '_id'>>([
        { $match: among },
        { $sort: sort },
        { $limit: most },
        { $match: wordBeginningFilter(words) },
        { $limit: limit },
        { $project: { _id: 1 } },
      ]);
      if (found.length === limit) {
        break;
      }
    }
    const ids = found.map(({ _id }) => _id);
    const stored = await this.postings.find({ _id: { $in: ids } }, SHOWN).lean();
    return ids.flatMap((id) => stored.find(({ _id }) => _id.equals(id)) ?? []);
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
