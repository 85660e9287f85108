import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Id } from '../core/primitives.ts';
import { Payout, PayoutCheck, PayoutHoldForm, SharedBank } from './schemas.ts';

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
  roles: ['support', 'finance'],
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
  roles: ['finance'],
  summary: 'Hold pay back with a reason, until a time; or end that, also where names differ',
  stepUp: true,
  params: z.strictObject({ id: Id }),
  body: PayoutHoldForm,
  answer: Payout,
  status: 200,
  errors: ['PAYOUT_SENT'],
  idempotent: true,
});

export const payoutChecks = defineCall({
  name: 'admin.payoutChecks',
  method: 'GET',
  path: '/admin/payout-checks',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Pay that waits because its bank account has another name on it, oldest first',
  query: PageQuery,
  answer: pageOf('checks', PayoutCheck),
  status: 200,
});

export const sharedBanks = defineCall({
  name: 'admin.sharedBanks',
  method: 'GET',
  path: '/admin/shared-banks',
  access: ['Admin'],
  roles: ['reviewer', 'finance'],
  summary: 'Bank accounts that several accounts use, the newest such first',
  query: PageQuery,
  answer: pageOf('banks', SharedBank),
  status: 200,
});
