import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { InvoiceRepository } from '../domain/invoice.repository.ts';
import type { Invoice, InvoiceId } from '../domain/invoice.ts';
import { toInvoice } from './invoice.mapper.ts';
import { type InvoiceDocument, invoiceCollection } from './invoice.schema.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

/** Employers' invoices in MongoDB. */
@Injectable()
export class MongoInvoiceRepository extends InvoiceRepository {
  readonly #invoices: Model<InvoiceDocument>;

  constructor(database: Database) {
    super();
    this.#invoices = database.model(invoiceCollection);
  }

  override async find(employerId: EmployerId, id: InvoiceId): Promise<Invoice | null> {
    const stored = await this.#invoices
      .findOne({ _id: toObjectId(id), employerId: toObjectId(employerId) })
      .lean();
    return stored && toInvoice(stored);
  }

  override async findByShift(employerId: EmployerId, shiftId: string): Promise<Invoice | null> {
    const stored = await this.#invoices
      .findOne({ shiftId: new Types.ObjectId(shiftId), employerId: toObjectId(employerId) })
      .lean();
    return stored && toInvoice(stored);
  }

  override async list(employerId: EmployerId, page: PageRequest): Promise<Page<Invoice>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.#invoices
      .find({ $and: [{ employerId: toObjectId(employerId) }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toInvoice), nextCursor };
  }

  override async *period(
    employerId: EmployerId,
    { from, to }: { readonly from: Date; readonly to: Date },
  ): AsyncIterable<Invoice> {
    const stored = this.#invoices
      .find({ employerId: toObjectId(employerId), createdAt: { $gte: from, $lt: to } })
      .sort({ createdAt: 1, _id: 1 })
      .lean()
      .cursor();
    for await (const invoice of stored) {
      yield toInvoice(invoice);
    }
  }
}
