import type { IndexMigration } from '../../../infra/mongo/migrations.ts';
import { documentCollection } from './document.schema.ts';

/** There was one document of each kind; of certificates a worker has several. */
export const severalCertificates: IndexMigration = {
  id: '2026-11-25-several-certificates',
  drops: [{ collection: documentCollection.name, indexes: ['one_of_a_kind'] }],
};
