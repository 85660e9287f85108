import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { sessionCollection } from './session.schema.ts';

/** Sessions from before their use was noted count as used now, so that nobody is signed out by this. */
export const noteUseOfSessions: DataMigration = {
  id: '2026-11-22-note-use-of-sessions',
  async up(database) {
    await database
      .collection(sessionCollection.name)
      .updateMany(
        { lastUsedAt: { $exists: false } },
        { $set: { device: '' }, $currentDate: { lastUsedAt: true } },
      );
  },
};
