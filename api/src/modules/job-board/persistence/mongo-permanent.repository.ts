import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { ofOwnStores } from '../../../core/members/own-stores.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import {
  type PermanentFilter,
  PermanentRepository,
  type SentPosting,
} from '../domain/permanent.repository.ts';
import type { PermanentPosting, PermanentTerms } from '../domain/permanent-posting.ts';
import { permanentToStore, toPermanent } from './permanent.mapper.ts';
import { type PermanentDocument, permanentCollection } from './permanent.schema.ts';

const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

/** Employers' Permanent postings in MongoDB. */
@Injectable()
export class MongoPermanentRepository extends PermanentRepository {
  constructor(
    @InjectModel(permanentCollection.name) private readonly postings: Model<PermanentDocument>,
  ) {
    super();
  }

  override async add(
    employerId: EmployerId,
    terms: PermanentTerms,
    { waitingSince, ...sent }: SentPosting & { readonly createdAt: Date },
  ): Promise<PermanentPosting> {
    const stored: PermanentDocument = {
      _id: new Types.ObjectId(),
      employerId: toObjectId(employerId),
      ...permanentToStore(terms),
      ...sent,
      ...(waitingSince && { waitingSince }),
      revision: 0,
    };
    await this.postings.insertMany([stored], { lean: true });
    return toPermanent(stored);
  }

  override async find(
    employerId: EmployerId,
    id: PermanentPostingId,
  ): Promise<PermanentPosting | null> {
    const stored = await this.postings.findOne(this.#own(employerId, id)).lean();
    return stored && toPermanent(stored);
  }

  override async replace(
    employerId: EmployerId,
    id: PermanentPostingId,
    terms: PermanentTerms,
    { state, expiresAt, waitingSince }: SentPosting,
  ): Promise<PermanentPosting | null> {
    const changed = await this.postings
      .findOneAndUpdate(
        this.#own(employerId, id),
        {
          $set: {
            ...permanentToStore(terms),
            state,
            expiresAt,
            stateReason: null,
            ...(waitingSince && { waitingSince }),
          },
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toPermanent(changed);
  }

  override async hasApproved(employerId: EmployerId): Promise<boolean> {
    const approved = {
      employerId: toObjectId(employerId),
      approved: true,
      state: 'published' as const,
    };
    return (await this.postings.exists(approved)) !== null;
  }

  override async listAll(employerId: EmployerId): Promise<readonly PermanentPosting[]> {
    const own = { employerId: toObjectId(employerId) };
    const stored = await this.postings.find(own).sort({ createdAt: -1, _id: -1 }).lean();
    return stored.map(toPermanent);
  }

  override async hide(employerId: EmployerId, until: Date | null): Promise<void> {
    await this.postings.updateMany(
      { employerId: toObjectId(employerId) },
      { $set: { hiddenUntil: until ?? FOR_GOOD } },
    );
  }

  override async show(employerId: EmployerId): Promise<void> {
    await this.postings.updateMany(
      { employerId: toObjectId(employerId) },
      { $unset: { hiddenUntil: 1 } },
    );
  }

  override async remove(employerId: EmployerId, id: PermanentPostingId): Promise<boolean> {
    const { deletedCount } = await this.postings.deleteOne(this.#own(employerId, id));
    return deletedCount === 1;
  }

  override async list(
    employerId: EmployerId,
    { from, to, words }: PermanentFilter,
    page: PageRequest,
  ): Promise<Page<PermanentPosting>> {
    const query = keysetQuery(NEWEST, page);
    const created = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
    const filter = {
      employerId: toObjectId(employerId),
      ...ofOwnStores('locationId'),
      ...(from || to ? { createdAt: created } : {}),
      ...wordFilter(words),
    };
    const stored = await this.postings
      .find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint('employer_newest')
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toPermanent), nextCursor };
  }

  #own(employerId: EmployerId, id: PermanentPostingId) {
    return { _id: toObjectId(id), employerId: toObjectId(employerId) };
  }
}
