import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type Invoice,
  type InvoiceDocument,
  invoiceCollection,
  toInvoice,
} from '../../invoice/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { BilledInvoices, type InvoiceState } from '../domain/billed-invoices.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];
type Filter = QueryFilter<InvoiceDocument>;

/** On the keys of `by_status_newest`: a code is a text. */
const FAILED = { status: 'open', 'paymentError.code': { $gte: '' } } as object as Filter;
const DISPUTED = { 'claims.disputes.id': { $type: 'string' } } as Filter;

/** All invoices in MongoDB; they are changed by the module that owns them only. */
@Injectable()
export class MongoBilledInvoices extends BilledInvoices {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override countFailed(): Promise<number> {
    return this.invoices.countDocuments(FAILED).hint('by_status_newest');
  }

  override countUnanswered(before: Date): Promise<number> {
    const unanswered = { status: 'open', respondBy: { $lt: before }, isAnswered: { $ne: true } };
    const filter = { ...DISPUTED, 'claims.disputes': { $elemMatch: unanswered } } as Filter;
    return this.invoices.countDocuments(filter).hint('disputed_newest');
  }

  override list(state: InvoiceState | undefined, page: PageRequest): Promise<Page<Invoice>> {
    if (!state) {
      return this.#list({}, 'newest', page);
    }
    return this.#list(state === 'failed' ? FAILED : { status: state }, 'by_status_newest', page);
  }

  override async ofShift(shiftId: ShiftId): Promise<readonly Invoice[]> {
    const stored = await this.invoices.find({ shiftId: toObjectId(shiftId) }).lean();
    return stored.toSorted((one, other) => +one.createdAt - +other.createdAt).map(toInvoice);
  }

  override listDisputed(page: PageRequest): Promise<Page<Invoice>> {
    return this.#list(DISPUTED, 'disputed_newest', page);
  }

  async #list(filter: Filter, index: string, page: PageRequest): Promise<Page<Invoice>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.invoices
      .find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint(index)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toInvoice), nextCursor };
  }
}
