import type { PaymentClaims } from '@leafshift/domain/payment-claims';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { exactText } from '../../../infra/mongo/exact-text.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Charge } from '../domain/charge.ts';
import type { Invoice, InvoiceId } from '../domain/invoice.ts';
import {
  type ChargedInvoice,
  InvoiceChargeRepository,
} from '../domain/invoice-charge.repository.ts';
import { toCharge, toChargeFields } from './charge.mapper.ts';
import { toStoredClaims } from './claims.mapper.ts';
import { toInvoice } from './invoice.mapper.ts';
import { type InvoiceDocument, invoiceCollection } from './invoice.schema.ts';

/** The charges of invoices in MongoDB. */
@Injectable()
export class MongoInvoiceChargeRepository extends InvoiceChargeRepository {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override async find(id: InvoiceId): Promise<ChargedInvoice | null> {
    const stored = await this.invoices.findById(toObjectId(id)).lean();
    return stored && { invoice: toInvoice(stored), charge: toCharge(stored) };
  }

  override async listOpen(employerId: EmployerId): Promise<readonly InvoiceId[]> {
    const stored = await this.invoices
      .find({ employerId: toObjectId(employerId), status: 'open' }, { _id: 1 })
      .lean();
    return stored.map(({ _id }) => fromObjectId<InvoiceId>(_id));
  }

  override async store({ invoice, charge }: ChargedInvoice, next: Charge): Promise<Invoice> {
    const changed = await this.invoices
      .findOneAndUpdate(
        {
          _id: toObjectId(invoice.id),
          status: charge.state === 'paid' ? 'paid' : 'open',
          chargingUntil: charge.state === 'charging' ? charge.until : null,
          'charge.failures': charge.failures,
        },
        { $set: toChargeFields(next) },
        { returnDocument: 'after' },
      )
      .lean();
    if (!changed) {
      throw new Error(`The charge of invoice ${invoice.id} is not ${charge.state} any more`);
    }
    return toInvoice(changed);
  }

  override async storeClaims(id: InvoiceId, claims: PaymentClaims): Promise<Invoice> {
    const changed = await this.invoices
      .findOneAndUpdate(
        { _id: toObjectId(id) },
        { $set: { claims: toStoredClaims(claims) } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!changed) {
      throw new Error(`Invoice ${id} is gone`);
    }
    return toInvoice(changed);
  }

  override async isWarned(employerId: EmployerId, card: string): Promise<boolean> {
    const warned = { employerId: toObjectId(employerId), 'claims.warnings.card': exactText(card) };
    return (await this.invoices.exists(warned)) !== null;
  }
}
