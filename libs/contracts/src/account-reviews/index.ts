export { accountReviews, decideAccountReview } from './calls.ts';
export { AccountReview, AccountReviewDecision } from './schemas.ts';
