import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Id } from '../core/primitives.ts';
import { Invoice } from './schemas.ts';

export const invoices = defineCall({
  name: 'invoice.list',
  method: 'GET',
  path: '/invoice/invoices',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'My invoices, newest first',
  query: PageQuery,
  answer: pageOf('invoices', Invoice),
  status: 200,
});

export const invoicePdf = defineCall({
  name: 'invoice.pdf',
  method: 'GET',
  path: '/invoice/:id/pdf',
  access: ['Employer'],
  member: { needs: 'money', stores: { invoice: 'id' } },
  summary: 'An invoice as PDF',
  params: z.strictObject({ id: Id }),
  produces: 'application/pdf',
  status: 200,
});

export const invoicesCsv = defineCall({
  name: 'invoice.exportCsv',
  method: 'GET',
  path: '/invoice/export.csv',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'The invoices of a period as CSV',
  query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
  produces: 'text/csv',
  status: 200,
});

export const payInvoice = defineCall({
  name: 'invoice.pay',
  method: 'POST',
  path: '/invoice/:id/pay',
  access: ['Employer'],
  member: { needs: 'billing', stores: { invoice: 'id' } },
  summary: 'Try the charge of an open invoice again',
  params: z.strictObject({ id: Id }),
  answer: Invoice,
  status: 200,
  idempotent: true,
  repeatable: true,
});
