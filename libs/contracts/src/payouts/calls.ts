import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
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
