import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Id } from '../core/primitives.ts';
import { Payout, PayoutHoldForm } from './schemas.ts';

export const payouts = defineCall({
  name: 'payouts.list',
  method: 'GET',
  path: '/payouts',
  access: ['Temp'],
  summary: 'My payouts, newest first',
  query: PageQuery,
  answer: pageOf('payouts', Payout),
  status: 200,
});

export const payoutsCsv = defineCall({
  name: 'payouts.exportCsv',
  method: 'GET',
  path: '/payouts/export.csv',
  access: ['Temp'],
  summary: 'My pay for the shifts of a period as CSV, with the total of each month',
  query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
  produces: 'text/csv',
  status: 200,
});

export const payoutsOfUser = defineCall({
  name: 'admin.payoutsOfUser',
  method: 'GET',
  path: '/admin/users/:id/payouts',
  access: ['Admin'],
  summary: "A worker's payouts, newest first",
  params: z.strictObject({ id: Id }),
  query: PageQuery,
  answer: pageOf('payouts', Payout),
  status: 200,
});

export const holdPayout = defineCall({
  name: 'admin.holdPayout',
  method: 'PUT',
  path: '/admin/payouts/:id',
  access: ['Admin'],
  summary: 'Hold pay back with a reason, until a time; or end that',
  stepUp: true,
  params: z.strictObject({ id: Id }),
  body: PayoutHoldForm,
  answer: Payout,
  status: 200,
  errors: ['PAYOUT_SENT'],
  idempotent: true,
});
