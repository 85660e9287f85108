import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AdminId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ReviewSubject } from '../../profile/index.ts';
import { type ReviewClaim, ReviewClaimRepository, subjectKey } from '../domain/review-claim.ts';
import { type ReviewClaimDocument, reviewClaimCollection } from './review-claim.schema.ts';

/** Claims of reviews in MongoDB. */
@Injectable()
export class MongoReviewClaimRepository extends ReviewClaimRepository {
  constructor(
    @InjectModel(reviewClaimCollection.name) private readonly claims: Model<ReviewClaimDocument>,
  ) {
    super();
  }

  override async take(
    subject: ReviewSubject,
    { adminId, until }: ReviewClaim,
    now: Date,
  ): Promise<{ readonly isNew: boolean } | null> {
    const _id = subjectKey(subject);
    const id = toObjectId(adminId);
    // What nobody has is made first, ended, so that taking is one conditional update of what is there.
    await this.claims.updateOne(
      { _id },
      { $setOnInsert: { adminId: id, until: new Date(0) } },
      { upsert: true },
    );
    const before = await this.claims
      .findOneAndUpdate(
        { _id, $or: [{ adminId: id }, { until: { $lte: now } }] },
        { $set: { adminId: id, until } },
        { returnDocument: 'before' },
      )
      .lean();
    return before && { isNew: before.until <= now };
  }

  override async release(subject: ReviewSubject, adminId: AdminId): Promise<boolean> {
    const mine = { _id: subjectKey(subject), adminId: toObjectId(adminId) };
    return (await this.claims.deleteOne(mine)).deletedCount > 0;
  }

  override async listCurrent(
    subjects: readonly ReviewSubject[],
    now: Date,
  ): Promise<ReadonlyMap<string, ReviewClaim>> {
    const found = await this.claims.find({ _id: { $in: subjects.map(subjectKey) } }).lean();
    return new Map(
      found
        .filter(({ until }) => until > now)
        .map(({ _id, adminId, until }) => [
          _id,
          { adminId: fromObjectId<AdminId>(adminId), until },
        ]),
    );
  }
}
