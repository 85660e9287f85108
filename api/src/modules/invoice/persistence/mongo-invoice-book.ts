import { Injectable } from '@nestjs/common';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type FailedCharge, InvoiceBook } from '../domain/invoice.repository.ts';
import type { Invoice, InvoiceFacts, InvoiceId } from '../domain/invoice.ts';
import { toInvoice, toStoredInvoice } from './invoice.mapper.ts';
import {
  type CounterDocument,
  counterCollection,
  type InvoiceDocument,
  invoiceCollection,
} from './invoice.schema.ts';

const INVOICE_NUMBERS = 'invoice-numbers';

/** Invoices as money moves on them, in MongoDB. */
@Injectable()
export class MongoInvoiceBook extends InvoiceBook {
  readonly #invoices: Model<InvoiceDocument>;
  readonly #counters: Model<CounterDocument>;

  constructor(database: Database) {
    super();
    this.#invoices = database.model(invoiceCollection);
    this.#counters = database.model(counterCollection);
  }

  override async issue(id: InvoiceId, facts: InvoiceFacts, createdAt: Date): Promise<Invoice> {
    const sequence = await this.#nextNumber();
    const stored = toStoredInvoice(id, facts, { sequence, createdAt });
    await this.#invoices.insertMany([stored], { lean: true });
    return toInvoice(stored);
  }

  override async find(id: InvoiceId): Promise<Invoice | null> {
    const stored = await this.#invoices.findById(toObjectId(id)).lean();
    return stored && toInvoice(stored);
  }

  override async beginCharge(id: InvoiceId, now: Date, until: Date): Promise<Invoice | null> {
    return this.#changeOpen(
      id,
      { $or: [{ chargingUntil: null }, { chargingUntil: { $lte: now } }] },
      { $set: { chargingUntil: until } },
    );
  }

  override async endCharge(id: InvoiceId): Promise<void> {
    await this.#changeOpen(id, {}, { $set: { chargingUntil: null } });
  }

  override async markProcessing(id: InvoiceId, paymentId: string): Promise<Invoice | null> {
    return this.#changeOpen(
      id,
      {},
      {
        $set: {
          chargingUntil: null,
          paymentError: null,
          'charge.paymentId': paymentId,
          'charge.isProcessing': true,
        },
      },
    );
  }

  override async markPaid(
    id: InvoiceId,
    { paymentId, at }: { readonly paymentId: string; readonly at: Date },
  ): Promise<Invoice | null> {
    return this.#changeOpen(
      id,
      {},
      {
        $set: {
          status: 'paid',
          paidAt: at,
          paymentError: null,
          chargingUntil: null,
          'charge.nextAttemptAt': null,
          'charge.paymentId': paymentId,
          'charge.isProcessing': false,
        },
      },
    );
  }

  override async recordFailure(
    id: InvoiceId,
    { error, failures, nextAttemptAt, paymentId }: FailedCharge,
  ): Promise<Invoice | null> {
    return this.#changeOpen(
      id,
      {},
      {
        $set: {
          paymentError: { ...error },
          chargingUntil: null,
          'charge.failures': failures,
          'charge.nextAttemptAt': nextAttemptAt,
          'charge.isProcessing': false,
          ...(paymentId && { 'charge.paymentId': paymentId }),
        },
      },
    );
  }

  override async waitingForCard(employerId: EmployerId): Promise<readonly Invoice[]> {
    const stored = await this.#invoices
      .find({
        employerId: toObjectId(employerId),
        status: 'open',
        'paymentError.code': { $in: ['CARD_MISSING', 'CARD_DECLINED', 'AUTHENTICATION_REQUIRED'] },
      })
      .lean();
    return stored.map(toInvoice);
  }

  /** In the running transaction, so that a number is used exactly when its invoice is kept. */
  async #nextNumber(): Promise<number> {
    const counter = await this.#counters
      .findOneAndUpdate(
        { _id: INVOICE_NUMBERS },
        { $inc: { value: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return counter.value;
  }

  async #changeOpen(
    id: InvoiceId,
    guard: QueryFilter<InvoiceDocument>,
    update: Record<string, unknown>,
  ): Promise<Invoice | null> {
    const changed = await this.#invoices
      .findOneAndUpdate({ _id: toObjectId(id), status: 'open', ...guard }, update, {
        returnDocument: 'after',
      })
      .lean();
    return changed && toInvoice(changed);
  }
}
