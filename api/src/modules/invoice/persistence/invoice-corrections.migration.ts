import { Injectable } from '@nestjs/common';
import { type IndexMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { invoiceCollection } from './invoice.schema.ts';

const invoiceCorrections: IndexMigration = {
  id: '2026-11-22-invoice-corrections',
  drops: [{ collection: invoiceCollection.name, indexes: ['one_a_shift'] }],
};

/** Corrections of hours bring further invoices of a shift; there was one. */
@Injectable()
export class InvoiceCorrectionsMigration {
  constructor(migrations: Migrations) {
    migrations.register(invoiceCorrections);
  }
}
