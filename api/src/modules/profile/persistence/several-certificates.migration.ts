import type { DataMigration } from '../../../infra/mongo/migrations.ts';
import { documentCollection } from './document.schema.ts';

const REPLACED = 'one_of_a_kind';

/** There was one document of each kind; of certificates a worker has several. */
export const severalCertificates: DataMigration = {
  id: '2026-11-25-several-certificates',
  async up(database) {
    const documents = database.collection(documentCollection.name);
    for (const { name } of await documents.indexes()) {
      if (name === REPLACED) await documents.dropIndex(name);
    }
  },
};
