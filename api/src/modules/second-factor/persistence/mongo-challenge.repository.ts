import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type Challenge,
  type ChallengePurpose,
  ChallengeRepository,
} from '../domain/challenge.repository.ts';
import { type ChallengeDocument, challengeCollection } from './challenge.schema.ts';

/** Challenges in MongoDB. */
@Injectable()
export class MongoChallengeRepository extends ChallengeRepository {
  constructor(
    @InjectModel(challengeCollection.name) private readonly challenges: Model<ChallengeDocument>,
  ) {
    super();
  }

  override async add({ digest, userId, ...challenge }: Challenge): Promise<void> {
    await this.challenges.insertMany(
      [{ _id: digest, userId: userId && toObjectId(userId), ...challenge }],
      { lean: true },
    );
  }

  override async attempt(
    digest: string,
    purpose: ChallengePurpose,
    now: Date,
  ): Promise<Challenge | null> {
    const stored = await this.challenges
      .findOneAndUpdate(
        { _id: digest, purpose, expiresAt: { $gt: now }, attemptsLeft: { $gt: 0 } },
        { $inc: { attemptsLeft: -1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!stored) {
      return null;
    }
    const { _id, userId, ...challenge } = stored;
    return { digest: _id, userId: userId && fromObjectId<UserId>(userId), ...challenge };
  }

  override async end(digest: string): Promise<boolean> {
    const { deletedCount } = await this.challenges.deleteOne({ _id: digest });
    return deletedCount === 1;
  }

  override async endAllOf(userId: UserId): Promise<void> {
    await this.challenges.deleteMany({ userId: toObjectId(userId) });
  }
}
