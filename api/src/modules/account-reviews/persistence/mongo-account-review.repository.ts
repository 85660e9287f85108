import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type AccountReview,
  type AccountReviewId,
  AccountReviewRepository,
  type IdentityMatch,
} from '../domain/account-review.repository.ts';
import { type AccountReviewDocument, accountReviewCollection } from './account-review.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['since', 1],
  ['_id', 1],
];

/** Accounts under review in MongoDB. */
@Injectable()
export class MongoAccountReviewRepository extends AccountReviewRepository {
  constructor(
    @InjectModel(accountReviewCollection.name)
    private readonly reviews: Model<AccountReviewDocument>,
  ) {
    super();
  }

  override async open(
    userId: UserId,
    matches: readonly IdentityMatch[],
    at: Date,
  ): Promise<boolean> {
    const stored = matches.map((match) => ({ ...match, userId: toObjectId(match.userId) }));
    const { upsertedCount } = await this.reviews.updateOne(
      { userId: toObjectId(userId) },
      { $setOnInsert: { since: at }, $addToSet: { matches: { $each: stored } } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  override async list(page: PageRequest): Promise<Page<AccountReview>> {
    const query = keysetQuery(LONGEST_WAITING, page);
    const stored = await this.reviews.find(query.filter).sort(query.sort).limit(query.limit).lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, stored, page.limit);
    return { items: rows.map(toReview), nextCursor };
  }

  override countWaiting(): Promise<Waiting> {
    const waiting = { since: { $gt: new Date(0) } };
    return countWaiting(this.reviews, waiting, 'since', 'longest_waiting');
  }

  override async findOf(userId: UserId): Promise<AccountReview | null> {
    const stored = await this.reviews.findOne({ userId: toObjectId(userId) }).lean();
    return stored && toReview(stored);
  }

  override async close(id: AccountReviewId): Promise<AccountReview | null> {
    const closed = await this.reviews.findOneAndDelete({ _id: toObjectId(id) }).lean();
    return closed && toReview(closed);
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.reviews.deleteOne({ userId: toObjectId(userId) });
  }
}

const toReview = ({ _id, userId, since, matches }: AccountReviewDocument): AccountReview => ({
  id: fromObjectId<AccountReviewId>(_id),
  userId: fromObjectId<UserId>(userId),
  since,
  matches: matches.map((match) => ({
    kind: match.kind,
    userId: fromObjectId<UserId>(match.userId),
  })),
});
