import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type BankUse, type BankUseId, BankUseRepository } from '../domain/bank-use.repository.ts';
import { type BankUseDocument, bankUseCollection } from './bank-use.schema.ts';

/** Nobody has more. */
const MOST_BANKS = 20;

const NEWEST: KeysetSort = [
  ['sharedSince', -1],
  ['_id', -1],
];

/** Uses of banks in MongoDB. */
@Injectable()
export class MongoBankUseRepository extends BankUseRepository {
  constructor(@InjectModel(bankUseCollection.name) private readonly uses: Model<BankUseDocument>) {
    super();
  }

  override async note(digest: string, userId: UserId, at: Date): Promise<void> {
    const users = { $setUnion: [{ $ifNull: ['$users', []] }, [toObjectId(userId)]] };
    const isShared = { $gt: [{ $size: '$users' }, 1] };
    const since = { $cond: [isShared, { $ifNull: ['$sharedSince', at] }, '$$REMOVE'] };
    await this.uses.updateOne({ digest }, [{ $set: { users } }, { $set: { sharedSince: since } }], {
      upsert: true,
      updatePipeline: true,
    });
  }

  override async listShared(page: PageRequest): Promise<Page<BankUse>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.uses
      .find({ $and: [{ sharedSince: { $exists: true } }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toBankUse), nextCursor };
  }

  override async listSharing(userId: UserId): Promise<readonly UserId[]> {
    const own = { users: toObjectId(userId), sharedSince: { $exists: true } };
    const uses = (await this.uses.find(own).limit(MOST_BANKS).lean()).map(toBankUse);
    return [...new Set(uses.flatMap(({ userIds }) => userIds))].filter((id) => id !== userId);
  }

  override async sharesBank(userId: UserId): Promise<boolean> {
    const own = { users: toObjectId(userId), sharedSince: { $exists: true } };
    return (await this.uses.exists(own)) !== null;
  }

  override async removeOf(userId: UserId): Promise<void> {
    const own = { users: toObjectId(userId) };
    const others = { $setDifference: ['$users', [toObjectId(userId)]] };
    const isShared = { $gt: [{ $size: '$users' }, 1] };
    const since = { $cond: [isShared, '$sharedSince', '$$REMOVE'] };
    await this.uses.updateMany(
      own,
      [{ $set: { users: others } }, { $set: { sharedSince: since } }],
      {
        updatePipeline: true,
      },
    );
    await this.uses.deleteMany({ users: [] });
  }
}

const toBankUse = ({ _id, users, sharedSince }: BankUseDocument): BankUse => ({
  id: fromObjectId<BankUseId>(_id),
  userIds: users.map((user) => fromObjectId<UserId>(user)),
  sharedSince: sharedSince ?? new Date(0),
});
