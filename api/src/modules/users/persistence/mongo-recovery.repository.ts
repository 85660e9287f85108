import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';
import { type RecoveryDocument, recoveryCollection } from './recovery.schema.ts';

/** Recovery links in MongoDB. */
@Injectable()
export class MongoRecoveryRepository extends RecoveryRepository {
  constructor(
    @InjectModel(recoveryCollection.name) private readonly links: Model<RecoveryDocument>,
  ) {
    super();
  }

  override async add(tokenDigest: string, userId: UserId, expiresAt: Date): Promise<void> {
    await this.links.insertMany([{ _id: tokenDigest, userId: toObjectId(userId), expiresAt }], {
      lean: true,
    });
  }

  override async isGood(tokenDigest: string, now: Date): Promise<boolean> {
    return (await this.links.exists({ _id: tokenDigest, expiresAt: { $gt: now } })) !== null;
  }

  override async use(tokenDigest: string, now: Date): Promise<UserId | null> {
    const used = await this.links
      .findOneAndDelete({ _id: tokenDigest, expiresAt: { $gt: now } })
      .lean();
    if (!used) {
      return null;
    }
    await this.links.deleteMany({ userId: used.userId });
    return fromObjectId<UserId>(used.userId);
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.links.deleteMany({ userId: toObjectId(userId) });
  }
}
