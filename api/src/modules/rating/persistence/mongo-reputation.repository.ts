import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reputation } from '../../posts/index.ts';
import { ReputationRepository } from '../domain/reputation.repository.ts';
import { type ReputationDocument, reputationCollection } from './reputation.schema.ts';

/** Ratings of people and completed shifts of workers in MongoDB. */
@Injectable()
export class MongoReputationRepository extends ReputationRepository {
  constructor(
    @InjectModel(reputationCollection.name) private readonly reputations: Model<ReputationDocument>,
  ) {
    super();
  }

  override async list(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Reputation>> {
    if (userIds.length === 0) {
      return new Map();
    }
    const ids = userIds.map(toObjectId);
    const stored = await this.reputations.find({ _id: { $in: ids } }).lean();
    return new Map(stored.map((entry) => [fromObjectId<UserId>(entry._id), toReputation(entry)]));
  }

  override async addRating(userId: UserId, stars: number): Promise<void> {
    await this.reputations.updateOne(
      { _id: toObjectId(userId) },
      { $inc: { ratings: 1, stars, shiftsCompleted: 0 } },
      { upsert: true },
    );
  }

  override async addCompletedShift(workerIds: readonly WorkerId[]): Promise<void> {
    for (const workerId of workerIds) {
      await this.reputations.updateOne(
        { _id: toObjectId(workerId) },
        { $inc: { shiftsCompleted: 1, ratings: 0, stars: 0 } },
        { upsert: true },
      );
    }
  }

  override async remove(userId: UserId): Promise<void> {
    await this.reputations.deleteOne({ _id: toObjectId(userId) });
  }
}

const toReputation = ({ ratings, stars, shiftsCompleted }: ReputationDocument): Reputation => ({
  rating: ratings > 0 ? stars / ratings : null,
  ratings,
  shiftsCompleted,
});
