export { holdPayout, payouts, payoutsCsv, payoutsOfUser } from './calls.ts';
export { Payout, PayoutHoldForm } from './schemas.ts';
