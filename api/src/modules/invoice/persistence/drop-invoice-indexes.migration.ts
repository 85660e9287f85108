import { Injectable } from '@nestjs/common';
import { type IndexMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { invoiceCollection } from './invoice.schema.ts';

const collection = invoiceCollection.name;

/**
 * Corrections of hours bring further invoices of a shift, where there was one. A shard cannot promise that
 * a number is given once; the counter does.
 */
const dropped: readonly IndexMigration[] = [
  { id: '2026-11-22-invoice-corrections', drops: [{ collection, indexes: ['one_a_shift'] }] },
  { id: '2026-11-27-invoice-numbers', drops: [{ collection, indexes: ['numbers'] }] },
];

@Injectable()
export class DropInvoiceIndexes {
  constructor(migrations: Migrations) {
    for (const migration of dropped) migrations.register(migration);
  }
}
