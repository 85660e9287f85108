import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { GaplessNumbers } from '../../../infra/mongo/gapless-numbers.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  InvoiceRepository,
  type IssueCircumstances,
  type NewCorrection,
} from '../domain/invoice.repository.ts';
import {
  INVOICE_NUMBERS,
  type Invoice,
  type InvoiceFacts,
  type InvoiceId,
} from '../domain/invoice.ts';
import { toStoredCreditNote } from './credit-note.mapper.ts';
import { toInvoice, toStoredInvoice } from './invoice.mapper.ts';
import { type InvoiceDocument, invoiceCollection } from './invoice.schema.ts';

const CREDIT_NOTE_NUMBERS = 'credit-note-numbers';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

/** Invoices in MongoDB. */
@Injectable()
export class MongoInvoiceRepository extends InvoiceRepository {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
    private readonly numbers: GaplessNumbers,
  ) {
    super();
  }

  override async issue(
    id: InvoiceId,
    facts: InvoiceFacts,
    circumstances: IssueCircumstances,
  ): Promise<Invoice> {
    const sequence = await this.numbers.next(INVOICE_NUMBERS);
    const stored = toStoredInvoice(id, facts, { ...circumstances, sequence });
    await this.invoices.insertMany([stored], { lean: true });
    return toInvoice(stored);
  }

  override async correct(
    { id, correctionCount }: Invoice,
    { standing, credit }: NewCorrection,
  ): Promise<Invoice | null> {
    const note = credit && { ...credit, sequence: await this.numbers.next(CREDIT_NOTE_NUMBERS) };
    const stored = await this.invoices
      .findOneAndUpdate(
        // Null is also what was never corrected.
        { _id: toObjectId(id), correctionCount: correctionCount === 0 ? null : correctionCount },
        {
          $set: { standing: [...standing], correctionCount: correctionCount + 1 },
          ...(note && { $push: { creditNotes: toStoredCreditNote(note) } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toInvoice(stored);
  }

  override async find(employerId: EmployerId, id: InvoiceId): Promise<Invoice | null> {
    const stored = await this.invoices
      .findOne({ _id: toObjectId(id), employerId: toObjectId(employerId) })
      .lean();
    return stored && toInvoice(stored);
  }

  override async findByShift(employerId: EmployerId, shiftId: string): Promise<Invoice | null> {
    const stored = await this.invoices
      .findOne({
        shiftId: new Types.ObjectId(shiftId),
        employerId: toObjectId(employerId),
        correction: null,
      })
      .lean();
    return stored && toInvoice(stored);
  }

  override async list(employerId: EmployerId, page: PageRequest): Promise<Page<Invoice>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.invoices
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
    const stored = this.invoices
      .find({ employerId: toObjectId(employerId), createdAt: { $gte: from, $lt: to } })
      .sort({ createdAt: 1, _id: 1 })
      .lean()
      .cursor();
    for await (const invoice of stored) {
      yield toInvoice(invoice);
    }
  }
}
