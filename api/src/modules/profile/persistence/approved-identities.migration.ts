import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { identityOf } from '../domain/profile.ts';
import { documentCollection } from './document.schema.ts';
import { toProfile } from './profile.mapper.ts';
import { type ProfileDocument, profileCollection } from './profile.schema.ts';

/** Who was approved before it was kept for whom: for what the profile says. */
export const approvedIdentities: DataMigration = {
  id: '2026-11-22-approved-identities',
  async up(database) {
    const profiles = database.collection<ProfileDocument>(profileCollection.name);
    const approvals = database.collection(documentCollection.name).find({
      status: 'Approved',
      kind: { $in: ['identificationDocument', 'businessLicence'] },
    });
    for await (const { userId } of approvals) {
      const found = await profiles.findOne({ userId, approved: { $exists: false } });
      if (found) {
        const approved = identityOf(toProfile(found));
        await profiles.updateOne({ _id: found._id }, { $set: { approved } });
      }
    }
  },
};
