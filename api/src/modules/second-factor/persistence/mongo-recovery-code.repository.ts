import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { RecoveryCodeRepository } from '../domain/recovery-code.repository.ts';
import { type RecoveryCodesDocument, recoveryCodesCollection } from './recovery-codes.schema.ts';

/** Digests of recovery codes in MongoDB. */
@Injectable()
export class MongoRecoveryCodeRepository extends RecoveryCodeRepository {
  constructor(
    @InjectModel(recoveryCodesCollection.name)
    private readonly codes: Model<RecoveryCodesDocument>,
  ) {
    super();
  }

  override async countOf(userId: UserId): Promise<number> {
    const stored = await this.codes.findById(toObjectId(userId)).lean();
    return stored?.digests.length ?? 0;
  }

  override async replace(userId: UserId, digests: readonly string[]): Promise<void> {
    const _id = toObjectId(userId);
    await this.codes.updateOne({ _id }, { $set: { digests: [...digests] } }, { upsert: true });
  }

  override async use(userId: UserId, digest: string): Promise<boolean> {
    const { modifiedCount } = await this.codes.updateOne(
      { _id: toObjectId(userId), digests: digest },
      { $pull: { digests: digest } },
    );
    return modifiedCount === 1;
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.codes.deleteOne({ _id: toObjectId(userId) });
  }
}
