export { AccountReviewsModule } from './account-reviews.module.ts';
export { AccountReviews } from './application/account-reviews.ts';
export { IdentityMarks } from './application/identity-marks.ts';
export { SharedBanks } from './application/shared-banks.ts';
export type { AccountReviewId } from './domain/account-review.repository.ts';
