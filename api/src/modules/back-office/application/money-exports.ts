import type { Readable } from 'node:stream';
import { ZERO_CENTS } from '@leafshift/domain/money';
import { addDays, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { csvStream } from '../../../core/files/csv.ts';
import { inBatches } from '../../../core/files/in-batches.ts';
import { type AdminId, asId } from '../../../core/ids.ts';
import { AuditSearch } from '../../admin/index.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import { type BookedTransaction, Ledger } from '../../ledger/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { BilledInvoices } from '../domain/billed-invoices.ts';
import {
  CHARGE_COLUMNS,
  chargeRow,
  INVOICE_COLUMNS,
  invoiceRow,
  LEDGER_COLUMNS,
  ledgerRows,
  movedAtProvider,
  PAYOUT_COLUMNS,
  payoutRow,
  type Row,
} from '../domain/bookkeeping-rows.ts';
import { PeopleNamed } from './people-named.ts';

/** So many rows are joined with the names of their people at once. */
const BATCH = 500;

/** What bookkeeping takes away. */
export type Books = 'ledger' | 'invoices' | 'charges' | 'payouts';

/** First and last day of UTC, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** The money of a period for bookkeeping, oldest first: read while it is sent, and on record before. */
@Injectable()
export class MoneyExports {
  constructor(
    private readonly billed: BilledInvoices,
    private readonly paid: Payouts,
    private readonly books: Ledger,
    private readonly people: PeopleNamed,
    private readonly audit: AuditSearch,
  ) {}

  async take(adminId: AdminId, books: Books, period: Period): Promise<Readable> {
    await this.audit.noteExport(adminId, books, period, 'books-exported');
    const from = new Date(period.from);
    const to = new Date(addDays(toCalendarDay(period.to), 1));
    switch (books) {
      case 'ledger':
        return csvStream(LEDGER_COLUMNS, this.#ledger(from, to));
      case 'invoices':
        return csvStream(INVOICE_COLUMNS, this.#invoices(from, to));
      case 'charges':
        return csvStream(CHARGE_COLUMNS, this.#charges(from, to));
      case 'payouts':
        return csvStream(PAYOUT_COLUMNS, this.#payouts(from, to));
    }
  }

  async *#ledger(from: Date, to: Date): AsyncIterable<Row> {
    for await (const booked of this.books.period(from, to)) yield* ledgerRows(booked);
  }

  async *#invoices(from: Date, to: Date): AsyncIterable<Row> {
    for await (const invoices of inBatches(this.billed.period(from, to), BATCH)) {
      const named = await this.people.of(invoices.map(({ employerId }) => employerId));
      for (const invoice of invoices) yield invoiceRow(invoice, named(invoice.employerId).name);
    }
  }

  /** Whatever has moved money at the provider because of an invoice. */
  async *#charges(from: Date, to: Date): AsyncIterable<Row> {
    for await (const bookings of inBatches(this.#bookedOfInvoices(from, to), BATCH)) {
      const ids = new Set(bookings.map(invoiceOf));
      const charged = await this.billed.charged([...ids]);
      const named = await this.people.of(charged.map(({ invoice }) => invoice.employerId));
      const byId = new Map(charged.map((each) => [each.invoice.id, each]));
      for (const booked of bookings) {
        const found = byId.get(invoiceOf(booked));
        if (found) yield chargeRow(booked, found, named(found.invoice.employerId).name);
      }
    }
  }

  async *#bookedOfInvoices(from: Date, to: Date): AsyncIterable<BookedTransaction> {
    for await (const booked of this.books.period(from, to)) {
      const isOfPay = booked.kind === 'payout-sent' || booked.kind === 'payout-returned';
      if (!isOfPay && movedAtProvider(booked) !== ZERO_CENTS) yield booked;
    }
  }

  async *#payouts(from: Date, to: Date): AsyncIterable<Row> {
    for await (const payouts of inBatches(this.paid.period(from, to), BATCH)) {
      const named = await this.people.of(payouts.map(({ workerId }) => workerId));
      for (const payout of payouts) yield payoutRow(payout, named(payout.workerId).name);
    }
  }
}

const invoiceOf = ({ reference }: BookedTransaction): InvoiceId =>
  asId<InvoiceId>(reference.split(':')[0] ?? '');
