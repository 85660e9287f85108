export { payouts, payoutsCsv } from './calls.ts';
export { Payout } from './schemas.ts';
