import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { FactorRepository, PasskeyTakenError } from '../domain/factor.repository.ts';
import {
  counts,
  type Factor,
  type FactorId,
  type PasskeyFactor,
  type TotpFactor,
} from '../domain/factor.ts';
import { toFactor, toStoredFactor } from './factor.mapper.ts';
import { type FactorDocument, factorCollection, PASSKEY_INDEX } from './factor.schema.ts';

/** Second factors in MongoDB. */
@Injectable()
export class MongoFactorRepository extends FactorRepository {
  constructor(@InjectModel(factorCollection.name) private readonly factors: Model<FactorDocument>) {
    super();
  }

  override async listOf(userId: UserId): Promise<readonly Factor[]> {
    const stored = await this.factors
      .find({ userId: toObjectId(userId) })
      .sort({ _id: 1 })
      .lean();
    return stored.map(toFactor);
  }

  override async findPasskey(credentialId: string): Promise<PasskeyFactor | null> {
    const stored = await this.factors.findOne({ credentialId }).lean();
    const factor = stored && toFactor(stored);
    return factor?.kind === 'passkey' ? factor : null;
  }

  override async addPasskey(factor: PasskeyFactor): Promise<void> {
    try {
      await this.factors.insertMany([toStoredFactor(factor)], { lean: true });
    } catch (error) {
      throw isDuplicateKey(error, PASSKEY_INDEX)
        ? new PasskeyTakenError('The passkey is there already', { cause: error })
        : error;
    }
  }

  override async beginTotp(factor: TotpFactor): Promise<void> {
    const userId = toObjectId(factor.userId);
    await this.factors.deleteMany({ userId, kind: 'totp', isConfirmed: false });
    await this.factors.insertMany([toStoredFactor(factor)], { lean: true });
  }

  override async confirmTotp({ id, userId }: TotpFactor, lastStep: number): Promise<boolean> {
    const _id = toObjectId(id);
    const { modifiedCount } = await this.factors.updateOne(
      { _id, isConfirmed: false },
      { $set: { isConfirmed: true, lastStep } },
    );
    if (modifiedCount === 0) {
      return false;
    }
    await this.factors.deleteMany({
      userId: toObjectId(userId),
      kind: 'totp',
      _id: { $ne: _id },
    });
    return true;
  }

  override async listTotp(): Promise<readonly TotpFactor[]> {
    const stored = await this.factors.find({ kind: 'totp' }).lean();
    return stored.map(toFactor).filter((factor) => factor.kind === 'totp');
  }

  override async reseal(id: FactorId, before: string, secret: string): Promise<void> {
    await this.factors.updateOne({ _id: toObjectId(id), secret: before }, { $set: { secret } });
  }

  override async useTotp(id: FactorId, lastStep: number, lastUsedAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.factors.updateOne(
      { _id: toObjectId(id), isConfirmed: true, lastStep: { $lt: lastStep } },
      { $set: { lastStep, lastUsedAt } },
    );
    return modifiedCount === 1;
  }

  override async usePasskey(
    { id, counter: before }: PasskeyFactor,
    counter: number,
    lastUsedAt: Date,
  ): Promise<boolean> {
    const { matchedCount } = await this.factors.updateOne(
      { _id: toObjectId(id), counter: before },
      { $set: { counter, lastUsedAt } },
    );
    return matchedCount === 1;
  }

  override async remove(userId: UserId, id: FactorId): Promise<Factor | null> {
    const stored = await this.factors
      .findOneAndDelete({ _id: toObjectId(id), userId: toObjectId(userId) })
      .lean();
    return stored && toFactor(stored);
  }

  override async removeAll(userId: UserId): Promise<number> {
    const factors = await this.listOf(userId);
    await this.factors.deleteMany({ userId: toObjectId(userId) });
    return factors.filter(counts).length;
  }
}
