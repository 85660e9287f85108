import type { IdentityKind } from '@leafshift/domain/identity-marks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type IdentityMark, IdentityMarkRepository } from '../domain/identity-mark.repository.ts';
import { type IdentityMarkDocument, identityMarkCollection } from './identity-mark.schema.ts';

const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** Identity marks in MongoDB. */
@Injectable()
export class MongoIdentityMarkRepository extends IdentityMarkRepository {
  constructor(
    @InjectModel(identityMarkCollection.name)
    private readonly marks: Model<IdentityMarkDocument>,
  ) {
    super();
  }

  override async add({ userId, kind, digest }: IdentityMark): Promise<boolean> {
    const mark = { userId: toObjectId(userId), kind, digest };
    const { upsertedCount } = await this.marks.updateOne(
      mark,
      { $setOnInsert: mark },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  override async listBarred(
    { userId, kind, digest }: IdentityMark,
    now: Date,
  ): Promise<readonly UserId[]> {
    const barred = await this.marks
      .find({ digest, kind, barredUntil: { $gt: now }, userId: { $ne: toObjectId(userId) } })
      .lean();
    return barred.map((mark) => fromObjectId<UserId>(mark.userId));
  }

  override async bar(userId: UserId, until: Date | null): Promise<void> {
    const own = { userId: toObjectId(userId) };
    await this.marks.updateMany(own, { $set: { barredUntil: until ?? FOR_GOOD } });
  }

  override async areAlike(one: UserId, other: UserId): Promise<boolean> {
    const [own, others] = await this.#ofBoth(one, other);
    return others.some((digest) => own.includes(digest));
  }

  override async kindsOf(userId: UserId): Promise<readonly IdentityKind[]> {
    const own = await this.marks.find({ userId: toObjectId(userId) }, { kind: 1 }).lean();
    return [...new Set(own.map(({ kind }) => kind))];
  }

  async #ofBoth(one: UserId, other: UserId): Promise<readonly [string[], string[]]> {
    const digestsOf = async (userId: UserId): Promise<string[]> => {
      const stored = await this.marks.find({ userId: toObjectId(userId) }, { digest: 1 }).lean();
      return stored.map(({ digest }) => digest);
    };
    return [await digestsOf(one), await digestsOf(other)];
  }

  override async remove(userId: UserId, now: Date): Promise<void> {
    const own = { userId: toObjectId(userId) };
    await this.marks.deleteMany({ ...own, barredUntil: { $not: { $gt: now } } });
    await this.marks.updateMany(own, [{ $set: { removeAt: '$barredUntil' } }], {
      updatePipeline: true,
    });
  }
}
