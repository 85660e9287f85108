import { type Cents, cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { AffiliateRepository } from '../domain/affiliate.repository.ts';
import { newAffiliateCode } from '../domain/affiliate-code.ts';
import type { FirstPaid, Join } from '../domain/join.ts';
import {
  type AffiliateCodeDocument,
  type AffiliateJoinDocument,
  affiliateCodeCollection,
  affiliateJoinCollection,
} from './affiliate.schema.ts';

/** Codes and joins in MongoDB. */
@Injectable()
export class MongoAffiliateRepository extends AffiliateRepository {
  constructor(
    @InjectModel(affiliateCodeCollection.name)
    private readonly codes: Model<AffiliateCodeDocument>,
    @InjectModel(affiliateJoinCollection.name)
    private readonly joins: Model<AffiliateJoinDocument>,
  ) {
    super();
  }

  override async codeOf(userId: UserId): Promise<string> {
    for (;;) {
      const stored = await this.codes.findById(toObjectId(userId)).lean();
      if (stored) return stored.code;
      try {
        const made = { _id: toObjectId(userId), code: newAffiliateCode() };
        await this.codes.insertMany([made], { lean: true });
        return made.code;
      } catch (error) {
        // Another window has asked at the same moment, or another account has this code.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  override async findGiver(code: string): Promise<UserId | null> {
    const stored = await this.codes.findOne({ code }).lean();
    return stored && fromObjectId<UserId>(stored._id);
  }

  override async addJoin(joinedId: UserId, giverId: UserId): Promise<void> {
    const join: AffiliateJoinDocument = {
      _id: toObjectId(joinedId),
      giverId: toObjectId(giverId),
      state: 'joined',
      rewardCents: 0,
    };
    await this.joins.insertMany([join], { lean: true });
  }

  override async findJoin(joinedId: UserId): Promise<Join | null> {
    const stored = await this.joins.findById(toObjectId(joinedId)).lean();
    return stored && toJoin(stored);
  }

  override countJoined(giverId: UserId): Promise<number> {
    return this.joins.countDocuments({ giverId: toObjectId(giverId) });
  }

  override async earnedBy(giverId: UserId): Promise<Cents> {
    const [total] = await this.joins.aggregate<{ sum: number }>([
      { $match: { giverId: toObjectId(giverId), rewardCents: { $gt: 0 } } },
      { $group: { _id: null, sum: { $sum: '$rewardCents' } } },
    ]);
    return cents(total?.sum ?? 0);
  }

  override async begin(joinedId: UserId, firstPaid: FirstPaid): Promise<boolean> {
    const { employerId, invoiceId, payoutId, promised } = firstPaid;
    const { modifiedCount } = await this.joins.updateOne(
      { _id: toObjectId(joinedId), state: 'joined' },
      {
        $set: {
          state: 'waiting',
          firstPaid: {
            employerId: toObjectId(employerId),
            invoiceId: toObjectId(invoiceId),
            payoutId: payoutId && toObjectId(payoutId),
            promisedCents: promised,
          },
        },
      },
    );
    return modifiedCount === 1;
  }

  override async decide(joinedId: UserId, from: Join['state'], reward: Cents): Promise<boolean> {
    const { modifiedCount } = await this.joins.updateOne(
      { _id: toObjectId(joinedId), state: from },
      { $set: { state: reward > 0 ? 'earned' : 'nothing', rewardCents: reward } },
    );
    return modifiedCount === 1;
  }

  override async removeOf(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.codes.deleteOne({ _id });
    await this.joins.deleteOne({ _id, state: { $ne: 'earned' } });
  }
}

const toJoin = ({ _id, giverId, state, firstPaid }: AffiliateJoinDocument): Join => ({
  joinedId: fromObjectId<UserId>(_id),
  giverId: fromObjectId<UserId>(giverId),
  state,
  firstPaid: firstPaid
    ? {
        employerId: fromObjectId<EmployerId>(firstPaid.employerId),
        invoiceId: fromObjectId<IdOf<'Invoice'>>(firstPaid.invoiceId),
        payoutId: firstPaid.payoutId && fromObjectId<IdOf<'Payout'>>(firstPaid.payoutId),
        promised: cents(firstPaid.promisedCents),
      }
    : null,
});
