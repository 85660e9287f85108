import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { auditCollection } from './audit.schema.ts';

const REPLACED = new Set(['of_target', 'of_admin']);

/** The audit log was found by target and admin without an order that pages need. */
export const dropAuditIndexes: DataMigration = {
  id: '2026-11-24-drop-audit-indexes',
  async up(database) {
    const log = database.collection(auditCollection.name);
    for (const { name } of await log.indexes()) {
      if (name && REPLACED.has(name)) await log.dropIndex(name);
    }
  },
};
