import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { VerificationCodeRepository } from '../domain/verification-code.repository.ts';
import type {
  TriedCode,
  VerificationCode,
  VerificationPurpose,
} from '../domain/verification-code.ts';
import {
  type VerificationCodeDocument,
  verificationCodeCollection,
} from './verification-code.schema.ts';

/** Codes in MongoDB. */
@Injectable()
export class MongoVerificationCodeRepository extends VerificationCodeRepository {
  constructor(
    @InjectModel(verificationCodeCollection.name)
    private readonly codes: Model<VerificationCodeDocument>,
  ) {
    super();
  }

  override async put({ userId, ...code }: VerificationCode): Promise<void> {
    await this.codes.updateOne(
      { _id: idOf(userId, code.purpose) },
      {
        $set: { ...code, userId: toObjectId(userId), tries: 0 },
        $currentDate: { storedAt: true },
      },
      { upsert: true },
    );
  }

  override async countTry(userId: UserId, purpose: VerificationPurpose): Promise<TriedCode | null> {
    const stored = await this.codes
      .findOneAndUpdate(
        { _id: idOf(userId, purpose) },
        { $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toCode(stored);
  }

  override async findByToken(tokenDigest: string): Promise<TriedCode | null> {
    const stored = await this.codes.findOne({ tokenDigest }).lean();
    return stored && toCode(stored);
  }

  override async remove({ userId, purpose, codeDigest }: VerificationCode): Promise<boolean> {
    const { deletedCount } = await this.codes.deleteOne({ _id: idOf(userId, purpose), codeDigest });
    return deletedCount === 1;
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.codes.deleteMany({ userId: toObjectId(userId) });
  }
}

const idOf = (userId: UserId, purpose: VerificationPurpose): string => `${purpose}:${userId}`;

const toCode = ({ _id, userId, ...code }: VerificationCodeDocument): TriedCode => ({
  ...code,
  userId: fromObjectId<UserId>(userId),
});
