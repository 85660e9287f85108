import type {
  adminInvoices,
  adminPayouts,
  LedgerTransaction,
  ledger,
  ProviderDispute,
  providerDisputes,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { centsToDollars, centsToText } from '@leafshift/domain/money';
import { addDays, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { csvText } from '../../../core/files/csv.ts';
import type { AdminId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { AuditSearch } from '../../admin/index.ts';
import { invoiceView } from '../../invoice/index.ts';
import { type BookedTransaction, Ledger } from '../../ledger/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { BilledInvoices } from '../domain/billed-invoices.ts';
import { PeopleNamed } from './people-named.ts';

const COLUMNS = ['Time', 'Transaction', 'Kind', 'Reference', 'Account', 'Debit', 'Credit'];

/** The money of everybody, for reading. */
@Injectable()
export class MoneyDesk {
  constructor(
    private readonly billed: BilledInvoices,
    private readonly paid: Payouts,
    private readonly books: Ledger,
    private readonly people: PeopleNamed,
    private readonly audit: AuditSearch,
  ) {}

  /** Newest first. */
  async invoices({
    state,
    ...page
  }: CallParsed<typeof adminInvoices>['query']): Promise<CallAnswer<typeof adminInvoices>> {
    const { items, nextCursor } = await this.billed.list(state, page);
    const named = await this.people.of(items.map(({ employerId }) => employerId));
    const invoices = items.map((invoice) => ({
      invoice: invoiceView(invoice),
      employer: named(invoice.employerId),
    }));
    return { invoices, nextCursor };
  }

  /** Newest first. */
  async payouts({
    status,
    ...page
  }: CallParsed<typeof adminPayouts>['query']): Promise<CallAnswer<typeof adminPayouts>> {
    const { items, nextCursor } = await this.paid.listAll(status, page);
    const named = await this.people.of(items.map(({ workerId }) => workerId));
    const payouts = items.map(({ payout, workerId }) => ({ payout, worker: named(workerId) }));
    return { payouts, nextCursor };
  }

  /** Of the newest invoice first. */
  async disputes(page: PageRequest): Promise<CallAnswer<typeof providerDisputes>> {
    const { items, nextCursor } = await this.billed.listDisputed(page);
    const named = await this.people.of(items.map(({ employerId }) => employerId));
    const disputes = items.flatMap((invoice) => {
      const { _id, number, disputes: contested } = invoiceView(invoice);
      const employer = named(invoice.employerId);
      return contested.map(
        (dispute, index): ProviderDispute => ({
          invoice: { _id, number },
          employer,
          dispute,
          answered: invoice.claims.disputes[index]?.isAnswered ?? false,
        }),
      );
    });
    return { disputes, nextCursor };
  }

  /** Newest first. */
  async ledger({
    from,
    to,
    ...search
  }: CallParsed<typeof ledger>['query']): Promise<CallAnswer<typeof ledger>> {
    const { items, nextCursor } = await this.books.list({
      ...search,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    });
    return { transactions: items.map(transactionAnswer), nextCursor };
  }

  /** Every entry of a period as CSV, oldest first, on record; days are those of UTC, both included. */
  async ledgerTable(
    adminId: AdminId,
    period: { readonly from: string; readonly to: string },
  ): Promise<string> {
    const after = addDays(toCalendarDay(period.to), 1);
    const rows: string[][] = [];
    for await (const booked of this.books.period(new Date(period.from), new Date(after))) {
      rows.push(...rowsOf(booked));
    }
    await this.audit.noteExport(adminId, 'ledger', period);
    return csvText(COLUMNS, rows);
  }
}

const transactionAnswer = (booked: BookedTransaction): LedgerTransaction => ({
  _id: booked.id,
  kind: booked.kind,
  reference: booked.reference,
  at: booked.at.toISOString(),
  entries: booked.entries.map(({ account, amount }) => ({
    account,
    amount: centsToDollars(amount),
  })),
});

/** Positive amounts are debits, negative ones credits. */
const rowsOf = ({ id, kind, reference, at, entries }: BookedTransaction): string[][] =>
  entries.map(({ account, amount }) => [
    at.toISOString(),
    id,
    kind,
    reference,
    account,
    amount > 0 ? centsToText(amount) : '',
    amount < 0 ? centsToText(amount).replace('-', '') : '',
  ]);
