import type {
  adminInvoices,
  adminPayouts,
  LedgerTransaction,
  ledger,
  ProviderDispute,
  providerDisputes,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { centsToDollars } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { invoiceView } from '../../invoice/index.ts';
import { type BookedTransaction, Ledger } from '../../ledger/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { BilledInvoices } from '../domain/billed-invoices.ts';
import { PeopleNamed } from './people-named.ts';

/** The money of everybody, for reading. */
@Injectable()
export class MoneyDesk {
  constructor(
    private readonly billed: BilledInvoices,
    private readonly paid: Payouts,
    private readonly books: Ledger,
    private readonly people: PeopleNamed,
  ) {}

  /** Newest first; what is looked for by an id or a number is shown in whatever state it is. */
  async invoices({
    state,
    q,
    ...page
  }: CallParsed<typeof adminInvoices>['query']): Promise<CallAnswer<typeof adminInvoices>> {
    const { items, nextCursor } = q
      ? onlyOf(await this.billed.find(q))
      : await this.billed.list(state, page);
    const named = await this.people.of(items.map(({ employerId }) => employerId));
    const invoices = items.map((invoice) => ({
      invoice: invoiceView(invoice),
      employer: named(invoice.employerId),
    }));
    return { invoices, nextCursor };
  }

  /** Newest first; what is looked for by an id or a transfer is shown in whatever state it is. */
  async payouts({
    status,
    q,
    ...page
  }: CallParsed<typeof adminPayouts>['query']): Promise<CallAnswer<typeof adminPayouts>> {
    const { items, nextCursor } = q
      ? onlyOf(await this.paid.findNamed(q))
      : await this.paid.listAll(status, page);
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
}

const onlyOf = <Item>(item: Item | null): Page<Item> => ({
  items: item === null ? [] : [item],
  nextCursor: null,
});

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
