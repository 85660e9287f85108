import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type Invoice,
  type InvoiceDocument,
  type InvoiceId,
  invoiceCollection,
  toCharge,
  toInvoice,
} from '../../invoice/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import {
  BilledInvoices,
  type ChargedInvoice,
  type InvoiceState,
} from '../domain/billed-invoices.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];
const ID = /^[0-9a-f]{24}$/i;
const NUMBER = /^(?:LS-)?0*([1-9]\d{0,11})$/i;
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

  override async find(idOrNumber: string): Promise<Invoice | null> {
    const isId = ID.test(idOrNumber);
    const sequence = NUMBER.exec(idOrNumber)?.[1];
    if (!isId && sequence === undefined) return null;
    const stored = await this.invoices
      .findOne(isId ? { _id: new Types.ObjectId(idOrNumber) } : { sequence: Number(sequence) })
      .lean();
    return stored && toInvoice(stored);
  }

  override async *period(from: Date, to: Date): AsyncIterable<Invoice> {
    const stored = this.invoices
      .find({ createdAt: { $gte: from, $lt: to } })
      .sort({ createdAt: 1, _id: 1 })
      .hint('newest')
      .lean()
      .cursor();
    for await (const invoice of stored) {
      yield toInvoice(invoice);
    }
  }

  override async charged(ids: readonly InvoiceId[]): Promise<readonly ChargedInvoice[]> {
    const stored = await this.invoices.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    return stored.map((each) => ({
      invoice: toInvoice(each),
      paymentIds: toCharge(each).counted.map(({ paymentId }) => paymentId),
    }));
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
