export {
  holdPayout,
  payoutChecks,
  payouts,
  payoutsCsv,
  payoutsOfUser,
  sharedBanks,
} from './calls.ts';
export { Payout, PayoutCheck, PayoutHoldForm, SharedBank } from './schemas.ts';
