import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';
import { type RecoveryDocument, recoveryCollection } from './recovery.schema.ts';

/** Recovery links in MongoDB. */
@Injectable()
export class MongoRecoveryRepository extends RecoveryRepository {
  readonly #links: Model<RecoveryDocument>;

  constructor(database: Database) {
    super();
    this.#links = database.model(recoveryCollection);
  }

  override async add(tokenDigest: string, userId: UserId, expiresAt: Date): Promise<void> {
    await this.#links.insertMany([{ _id: tokenDigest, userId: toObjectId(userId), expiresAt }], {
      lean: true,
    });
  }

  override async use(tokenDigest: string, now: Date): Promise<UserId | null> {
    const used = await this.#links
      .findOneAndDelete({ _id: tokenDigest, expiresAt: { $gt: now } })
      .lean();
    if (!used) {
      return null;
    }
    await this.#links.deleteMany({ userId: used.userId });
    return fromObjectId<UserId>(used.userId);
  }
}
