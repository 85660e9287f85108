import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { invoiceCollection } from './invoice.schema.ts';

/** The index that let there be one a shift, before hours were corrected. */
const OLD_INDEX = 'one_a_shift';

const corrections: DataMigration = {
  id: '2026-11-22-invoice-corrections',
  async up(database) {
    const documents = database.collection(invoiceCollection.name);
    const indexes = await documents.indexes();
    if (indexes.some(({ name }) => name === OLD_INDEX)) {
      await documents.dropIndex(OLD_INDEX);
    }
  },
};

/** Corrections of hours bring further invoices of a shift. */
@Injectable()
export class InvoiceCorrectionsMigration {
  constructor(migrations: Migrations) {
    migrations.register(corrections);
  }
}
