import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { bankUseCollection } from './bank-use.schema.ts';
import { identityMarkCollection } from './identity-mark.schema.ts';

/** Banks of which digests were kept before it was noted who shares them. */
export const bankUses: DataMigration = {
  id: '2026-11-22-bank-uses',
  async up(database) {
    const isShared = { $gt: [{ $size: '$users' }, 1] };
    await database
      .collection(identityMarkCollection.name)
      .aggregate([
        { $match: { kind: 'bank' } },
        { $group: { _id: '$digest', users: { $addToSet: '$userId' } } },
        {
          $project: {
            _id: 0,
            digest: '$_id',
            users: 1,
            sharedSince: { $cond: [isShared, '$$NOW', '$$REMOVE'] },
          },
        },
        { $merge: { into: bankUseCollection.name, on: 'digest', whenMatched: 'keepExisting' } },
      ])
      .toArray();
  },
};
