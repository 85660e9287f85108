export {
  checkLedger,
  decideReview,
  LedgerCheck,
  Review,
  ReviewDecision,
  reviews,
  updateUser,
  users,
} from './calls.ts';
