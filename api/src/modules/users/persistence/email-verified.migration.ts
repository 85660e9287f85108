import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { accountCollection } from './account.schema.ts';

/**
 * Accounts from before addresses were verified: who has reset the password by mail has shown that the
 * address is theirs, everybody else is asked.
 */
export const emailVerified: DataMigration = {
  id: '2026-11-22-email-verified',
  async up(database) {
    const accounts = database.collection(accountCollection.name);
    const resets = database
      .collection('security_log')
      .aggregate<{ _id: unknown; at: Date }>([
        { $match: { event: 'password-reset' } },
        { $group: { _id: '$userId', at: { $max: '$at' } } },
      ]);
    for await (const { _id, at } of resets) {
      await accounts.updateOne(
        { _id: _id as never, emailVerifiedAt: { $exists: false } },
        { $set: { emailVerifiedAt: at } },
      );
    }
    await accounts.updateMany(
      { emailVerifiedAt: { $exists: false } },
      { $set: { emailVerifiedAt: null } },
    );
  },
};
