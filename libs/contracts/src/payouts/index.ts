export { payouts } from './calls.ts';
export { Payout } from './schemas.ts';
