import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { sessionCollection } from './session.schema.ts';

/** Sessions from before confirmations were noted were confirmed by their sign-in. */
export const noteConfirmationOfSessions: DataMigration = {
  id: '2026-11-22-note-confirmation-of-sessions',
  async up(database) {
    await database
      .collection(sessionCollection.name)
      .updateMany({ confirmedAt: { $exists: false } }, [{ $set: { confirmedAt: '$createdAt' } }]);
  },
};
