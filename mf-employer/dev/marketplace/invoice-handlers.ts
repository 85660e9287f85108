import { accountStatement, accountStatementPdf } from '@leafshift/contracts/account-statements';
import type { CallParsed } from '@leafshift/contracts/core';
import {
  type Invoice,
  invoicePdf,
  invoices,
  invoicesCsv,
  payInvoice,
} from '@leafshift/contracts/invoice';
import { history } from '@leafshift/contracts/posts';
import {
  type MonthOfSpend,
  monthsOfAccount,
  spendingCsv,
  spendingOfPeriod,
} from '@leafshift/contracts/reports';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { pageOf } from './pages.ts';
import { sampleStatement } from './sample-statement.ts';
import { found, replaced, type Store } from './store.ts';

/** Work history and invoices. */
export function invoiceHandlers(store: Store): Handler[] {
  return [
    handle(history, ({ query }) => {
      const { entries, nextCursor } = pageOf(store.history, query);
      return { posts: entries, nextCursor };
    }),
    handle(invoices, ({ query }) => {
      const { entries, nextCursor } = pageOf(store.invoices, query);
      return { invoices: entries, nextCursor };
    }),
    handle(payInvoice, ({ params }) => {
      const invoice = {
        ...found(store.invoices, params.id),
        status: 'paid' as const,
        amountDue: 0,
        paymentError: null,
        paidAt: new Date().toISOString(),
        paidWith: [{ brand: 'visa', last4: '4242' }],
      };
      store.invoices = replaced(store.invoices, invoice);
      return invoice;
    }),
    handle(monthsOfAccount, () => ({
      usertype: 'Employer' as const,
      months: [monthOf(store.invoices)],
    })),
    handle(spendingOfPeriod, ({ query }) => spendingOf(store.invoices, query)),
    handle(spendingCsv, undefined),
    handle(accountStatement, ({ params }) => sampleStatement(store.invoices, params.period)),
    handle(accountStatementPdf, undefined),
    handle(invoicePdf, undefined),
    handle(invoicesCsv, undefined),
  ];
}

/** Without the noise of adding dollars. */
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

function spendingOf(
  invoices: Store['invoices'],
  { month = '', from = month, to = from, by }: CallParsed<typeof spendingOfPeriod>['query'],
) {
  const parts = invoices
    .filter(({ createdAt }) => createdAt.slice(0, 10) >= from && createdAt.slice(0, 10) <= to)
    .flatMap(({ jobTitle, location, total, totalTime, workerArray }) =>
      by === 'worker'
        ? workerArray.map(({ name, hours, amount }) => ({ name, hours, amount }))
        : [
            {
              name: by === 'role' ? jobTitle : location.locationName,
              hours: totalTime,
              amount: total,
            },
          ],
    );
  const rows = [...new Set(parts.map(({ name }) => name))].map((name) => {
    const own = parts.filter((part) => part.name === name);
    return {
      _id: name,
      name,
      shifts: own.length,
      hours: own.reduce((sum, { hours }) => sum + hours, 0),
      amount: toCents(own.reduce((sum, { amount }) => sum + amount, 0)),
    };
  });
  return {
    month: from,
    ...{ from, to, by },
    rows: rows.toSorted((one, other) => other.amount - one.amount),
    total: {
      hours: rows.reduce((sum, { hours }) => sum + hours, 0),
      amount: toCents(rows.reduce((sum, { amount }) => sum + amount, 0)),
    },
  };
}

function monthOf(invoices: Store['invoices']): MonthOfSpend {
  const sum = (of: (invoice: Invoice) => number): number =>
    toCents(invoices.reduce((total, invoice) => total + of(invoice), 0));
  return {
    month: new Date().toISOString().slice(0, 10),
    invoices: invoices.length,
    basePay: sum(({ totalRate }) => totalRate),
    platformFee: sum(({ leafshiftFee }) => leafshiftFee),
    processingFee: sum(({ processingFee }) => processingFee),
    tax: sum(({ tax }) => tax),
    total: sum(({ total }) => total),
  };
}
