export {
  checkLedger,
  decideReview,
  LedgerCheck,
  Portrait,
  portraits,
  Review,
  ReviewDecision,
  reviews,
  updateUser,
  users,
} from './calls.ts';
