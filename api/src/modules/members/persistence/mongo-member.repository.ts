import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type Member, MemberRepository, type MemberTerms } from '../domain/member.repository.ts';
import { type MemberDocument, memberCollection } from './member.schema.ts';

/** The people of businesses in MongoDB. */
@Injectable()
export class MongoMemberRepository extends MemberRepository {
  constructor(@InjectModel(memberCollection.name) private readonly members: Model<MemberDocument>) {
    super();
  }

  override async find(userId: UserId): Promise<Member | null> {
    const stored = await this.members.findById(toObjectId(userId)).lean();
    return stored && toMember(stored);
  }

  override async list(businessId: EmployerId): Promise<readonly Member[]> {
    const members = await this.listOfEach([businessId]);
    return members.get(businessId) ?? [];
  }

  override async listOfEach(
    businessIds: readonly EmployerId[],
  ): Promise<ReadonlyMap<EmployerId, readonly Member[]>> {
    const stored = await this.members
      .find({ businessId: { $in: businessIds.map(toObjectId) }, endedAt: null })
      .sort({ _id: 1 })
      .lean();
    const members = stored
      .map(toMember)
      .toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
    return Map.groupBy(members, ({ businessId }) => businessId);
  }

  override async add({
    userId,
    businessId,
    role,
    stores,
    joinedAt,
  }: Omit<Member, 'endedAt'>): Promise<void> {
    await this.members.updateOne(
      { _id: toObjectId(userId) },
      {
        $setOnInsert: {
          businessId: toObjectId(businessId),
          role,
          stores: stores && [...stores],
          joinedAt,
          endedAt: null,
        },
      },
      { upsert: true },
    );
  }

  override async change(
    businessId: EmployerId,
    userId: UserId,
    { role, stores }: MemberTerms,
  ): Promise<boolean> {
    const { matchedCount } = await this.members.updateOne(
      { _id: toObjectId(userId), businessId: toObjectId(businessId), endedAt: null },
      { $set: { role, stores: stores && [...stores] } },
    );
    return matchedCount > 0;
  }

  override async end(businessId: EmployerId, userId: UserId, endedAt: Date): Promise<boolean> {
    const { matchedCount } = await this.members.updateOne(
      { _id: toObjectId(userId), businessId: toObjectId(businessId), endedAt: null },
      { $set: { endedAt } },
    );
    return matchedCount > 0;
  }

  override async assertOwner(businessId: EmployerId): Promise<boolean> {
    // Written as it is, so that of two owners who leave at the same moment one meets a conflict.
    const { matchedCount } = await this.members.updateMany(
      { businessId: toObjectId(businessId), role: 'owner', endedAt: null },
      { $inc: { checks: 1 } },
    );
    return matchedCount > 0;
  }
}

const toMember = ({ _id, ...stored }: MemberDocument): Member => ({
  userId: fromObjectId<UserId>(_id),
  businessId: fromObjectId<EmployerId>(stored.businessId),
  role: stored.role,
  stores: stored.stores,
  joinedAt: stored.joinedAt,
  endedAt: stored.endedAt,
});
