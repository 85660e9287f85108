import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day } from '../core/primitives.ts';
import { Payout } from './schemas.ts';

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
