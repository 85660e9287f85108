import type { DataMigration } from '../mongo/migrations.ts';
import { outboxCollection } from './outbox.schema.ts';

const REPLACED = new Set(['due', 'dead']);

/** Records were found by their times without the order that pages need. */
export const dropOutboxIndexes: DataMigration = {
  id: '2026-11-24-drop-outbox-indexes',
  async up(database) {
    const outbox = database.collection(outboxCollection.name);
    for (const { name } of await outbox.indexes()) {
      if (name && REPLACED.has(name)) await outbox.dropIndex(name);
    }
  },
};
