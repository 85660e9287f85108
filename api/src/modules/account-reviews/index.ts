export { AccountReviewsModule } from './account-reviews.module.ts';
export { AccountReviews } from './application/account-reviews.ts';
export type { AccountReviewId } from './domain/account-review.repository.ts';
