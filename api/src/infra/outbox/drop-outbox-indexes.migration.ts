import type { IndexMigration } from '../mongo/migrations.ts';
import { outboxCollection } from './outbox.schema.ts';

/** Records were found by their times without the order that pages need. */
export const dropOutboxIndexes: IndexMigration = {
  id: '2026-11-24-drop-outbox-indexes',
  drops: [{ collection: outboxCollection.name, indexes: ['due', 'dead'] }],
};
