import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Dollars, Id, Instant } from '../core/primitives.ts';
import { Invoice } from '../invoice/schemas.ts';
import { Payout } from '../payouts/schemas.ts';
import { NamedPerson } from './people-schemas.ts';

const MOST_LETTERS = 100;

/** An invoice that is due, one that is paid, or one whose charge has failed. */
export const INVOICE_STATES = ['open', 'paid', 'failed'] as const;

/** What one of a list is looked for by, such as an id; without it the whole list. */
const named = z.string().trim().max(MOST_LETTERS).optional();

export const adminInvoices = defineCall({
  name: 'admin.invoices',
  method: 'GET',
  path: '/admin/invoices',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Invoices of all businesses, newest first; by state, or the one of an id or a number',
  query: z.strictObject({
    ...PageQuery.shape,
    state: z.enum(INVOICE_STATES).optional(),
    q: named,
  }),
  answer: pageOf('invoices', z.strictObject({ invoice: Invoice, employer: NamedPerson })),
  status: 200,
});

export const adminPayouts = defineCall({
  name: 'admin.payouts',
  method: 'GET',
  path: '/admin/payouts',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Payouts of all workers, newest first; by status, or the one of an id or a transfer',
  query: z.strictObject({
    ...PageQuery.shape,
    status: Payout.shape.status.optional(),
    q: named,
  }),
  answer: pageOf('payouts', z.strictObject({ payout: Payout, worker: NamedPerson })),
  status: 200,
});

/** A payment that a card's bank contests. */
export const ProviderDispute = z.strictObject({
  invoice: z.strictObject({ _id: Id, number: z.string() }),
  employer: NamedPerson,
  dispute: Invoice.shape.disputes.element,
  /** Evidence was sent, and the bank has to decide. */
  answered: z.boolean(),
});
export type ProviderDispute = z.infer<typeof ProviderDispute>;

export const providerDisputes = defineCall({
  name: 'admin.providerDisputes',
  method: 'GET',
  path: '/admin/provider-disputes',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Payments that are or were contested, of the newest invoice first',
  query: PageQuery,
  answer: pageOf('disputes', ProviderDispute),
  status: 200,
});

/** What was booked at once: the amounts of its entries sum to zero. */
export const LedgerTransaction = z.strictObject({
  _id: Id,
  kind: z.string(),
  reference: z.string(),
  at: Instant,
  entries: z.array(z.strictObject({ account: z.string(), amount: Dollars })),
});
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;

const period = { from: z.union([Day, Instant]).optional(), to: z.union([Day, Instant]).optional() };

export const ledger = defineCall({
  name: 'admin.ledger',
  method: 'GET',
  path: '/admin/ledger',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'What was booked, newest first; of one account such as `provider` or `payable:…`',
  query: z.strictObject({
    ...PageQuery.shape,
    account: z.string().trim().max(MOST_LETTERS).optional(),
    ...period,
  }),
  answer: pageOf('transactions', LedgerTransaction),
  status: 200,
});

/** First and last day of UTC, both included. */
const Period = z.strictObject({ from: Day, to: Day });

export const ledgerCsv = defineCall({
  name: 'admin.ledgerCsv',
  method: 'GET',
  path: '/admin/ledger/export.csv',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Every entry of a period as CSV for bookkeeping, oldest first; both days are included',
  query: Period,
  produces: 'text/csv',
  status: 200,
});

export const invoicesCsv = defineCall({
  name: 'admin.invoicesCsv',
  method: 'GET',
  path: '/admin/invoices/export.csv',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Every invoice of a period as CSV for bookkeeping, oldest first; both days are included',
  query: Period,
  produces: 'text/csv',
  status: 200,
});

export const chargesCsv = defineCall({
  name: 'admin.chargesCsv',
  method: 'GET',
  path: '/admin/charges/export.csv',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'What was paid, given back and contested of invoices in a period as CSV, oldest first',
  query: Period,
  produces: 'text/csv',
  status: 200,
});

export const payoutsCsv = defineCall({
  name: 'admin.payoutsCsv',
  method: 'GET',
  path: '/admin/payouts/export.csv',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Every payout of a period as CSV for bookkeeping, oldest first; both days are included',
  query: Period,
  produces: 'text/csv',
  status: 200,
});
