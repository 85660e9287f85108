import type { DataMigration } from '../../infra/mongo/migrations.ts';

/** Attempts were counted in another collection, where nothing matters for longer than an hour. */
export const dropAttemptWindows: DataMigration = {
  id: '2026-11-22-drop-attempt-windows',
  async up(database) {
    await database.dropCollection('attempt_windows');
  },
};
