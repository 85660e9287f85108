import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { accountCollection } from './account.schema.ts';

/** Everybody who was of the back office before there were roles could do everything in it. */
export const adminRoles: DataMigration = {
  id: '2026-11-24-admin-roles',
  async up(database) {
    await database
      .collection(accountCollection.name)
      .updateMany(
        { usertype: 'Admin', adminRoles: { $exists: false } },
        { $set: { adminRoles: ['owner'] } },
      );
  },
};
