import type { GivenRating } from '@leafshift/contracts/rating';
import {
  type BusinessRatingCase,
  businessRatingRefusal,
  ratingsShownAt,
} from '@leafshift/domain/business-rating';
import type { AssignmentOnShift } from '../../assignments/index.ts';
import type { ShiftRating } from '../domain/shift-rating.ts';

/** What the rule asks about a worker's own assignment; its stars are there once they are shown. */
export const businessRatingCase = (
  { assignment }: AssignmentOnShift,
  rating: ShiftRating | null,
): BusinessRatingCase => ({
  state: assignment.state,
  hasRated: rating !== null && rating.ofBusiness !== null,
  hasSeenStars: assignment.rating !== null,
});

/** A worker's own rating of a business, as they see it. */
export const givenRatingAnswer = (
  found: AssignmentOnShift,
  rating: ShiftRating | null,
): GivenRating => {
  const given = rating?.ofBusiness ?? null;
  return {
    mayRate: businessRatingRefusal(businessRatingCase(found, rating)) === null,
    given: given && {
      rating: given.stars,
      comment: given.words,
      givenAt: given.at.toISOString(),
    },
    isShown: rating !== null && rating.shownAt !== null,
    shownAt: (rating?.shownAt ?? ratingsShownAt(found.shift.endsAt)).toISOString(),
  };
};
