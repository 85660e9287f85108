import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type InvoiceDocument, type InvoiceId, invoiceCollection } from '../../invoice/index.ts';
import { type InvoiceHead, InvoiceHeads } from '../domain/invoice-heads.ts';

/** What `toHead` reads. */
const HEAD = {
  sequence: 1,
  jobTitle: 1,
  'location.locationName': 1,
  'creditNotes.id': 1,
  'creditNotes.sequence': 1,
  'claims.refunds.id': 1,
  'claims.refunds.creditNote': 1,
} as const;

/** Heads of invoices in MongoDB. */
@Injectable()
export class MongoInvoiceHeads extends InvoiceHeads {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override async of(
    employerId: EmployerId,
    ids: readonly InvoiceId[],
    creditNoteIds: readonly string[],
  ): Promise<readonly InvoiceHead[]> {
    const asked = [
      ...(ids.length > 0 ? [{ _id: { $in: ids.map(toObjectId) } }] : []),
      ...(creditNoteIds.length > 0 ? [{ 'creditNotes.id': { $in: [...creditNoteIds] } }] : []),
    ];
    if (asked.length === 0) return [];
    const stored = await this.invoices
      .find({ employerId: toObjectId(employerId), $or: asked }, HEAD)
      .lean<InvoiceDocument[]>();
    return stored.map(toHead);
  }

  override async givenBack(employerId: EmployerId): Promise<readonly InvoiceHead[]> {
    const stored = await this.invoices
      .find({ employerId: toObjectId(employerId), 'claims.refunds.id': { $type: 'string' } }, HEAD)
      .hint('given_back')
      .lean<InvoiceDocument[]>();
    return stored.map(toHead);
  }
}

const toHead = ({ _id, ...stored }: InvoiceDocument): InvoiceHead => ({
  id: fromObjectId<InvoiceId>(_id),
  sequence: stored.sequence,
  jobTitle: stored.jobTitle,
  locationName: stored.location.locationName,
  creditNotes: (stored.creditNotes ?? []).map(({ id, sequence }) => ({ id, sequence })),
  refunds: (stored.claims?.refunds ?? []).map(({ id, creditNote = null }) => ({ id, creditNote })),
});
