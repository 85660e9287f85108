import type { IndexMigration } from '../../../infra/mongo/migrations.ts';
import { auditCollection } from './audit.schema.ts';

/** The audit log was found by target and admin without an order that pages need. */
export const dropAuditIndexes: IndexMigration = {
  id: '2026-11-24-drop-audit-indexes',
  drops: [{ collection: auditCollection.name, indexes: ['of_target', 'of_admin'] }],
};
