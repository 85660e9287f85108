import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { invoiceCollection } from './invoice.schema.ts';

/** What earlier invoices have of their store, they take from their shift. */
export const invoiceStores: DataMigration = {
  id: '2026-11-26-invoice-stores',
  async up(database) {
    await database
      .collection(invoiceCollection.name)
      .aggregate([
        { $match: { 'location.id': null } },
        {
          $lookup: {
            from: 'shifts',
            localField: 'shiftId',
            foreignField: '_id',
            pipeline: [{ $project: { 'location.id': 1 } }],
            as: 'shift',
          },
        },
        { $match: { 'shift.location.id': { $type: 'string' } } },
        {
          $project: {
            location: { $mergeObjects: ['$location', { id: { $first: '$shift.location.id' } }] },
          },
        },
        { $merge: { into: invoiceCollection.name, whenNotMatched: 'discard' } },
      ])
      .toArray();
  },
};

/** Invoices keep the id of their store (MONEY-70). */
@Injectable()
export class InvoiceStoresMigration {
  constructor(migrations: Migrations) {
    migrations.register(invoiceStores);
  }
}
