import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type InvoiceDocument,
  type InvoiceId,
  invoiceCollection,
  toCharge,
  toInvoice,
} from '../../invoice/index.ts';
import { type PaidInvoice, PaidInvoices } from '../domain/paid-invoices.ts';

/** All invoices in MongoDB; they are changed by the module that owns them only. */
@Injectable()
export class MongoPaidInvoices extends PaidInvoices {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override async find(id: InvoiceId): Promise<PaidInvoice | null> {
    const stored = await this.invoices.findById(toObjectId(id)).lean();
    return stored && toPaidInvoice(stored);
  }

  override async list(ids: readonly InvoiceId[]): Promise<readonly PaidInvoice[]> {
    const stored = await this.invoices.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    return stored.map(toPaidInvoice);
  }
}

const toPaidInvoice = (stored: InvoiceDocument): PaidInvoice => ({
  invoice: toInvoice(stored),
  payments: toCharge(stored).counted,
});
