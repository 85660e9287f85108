import { defineCall } from '../core/call.ts';
import { MarketStats } from './schemas.ts';

export const marketStats = defineCall({
  name: 'marketStats.get',
  method: 'GET',
  path: '/market-stats',
  access: 'signed-in',
  member: { needs: 'money', stores: 'none' },
  summary: 'Rates, demand and fill rate of the marketplace; never figures of one business',
  answer: MarketStats,
  status: 200,
});
