import { describe, expect, it } from '@jest/globals';
import { ASSIGNMENT_STATES } from '../shifts/shift-lifecycle.ts';
import {
  averageOfBusiness,
  businessRatingRefusal,
  ratingsShownAt,
  ratingWordsRefusal,
} from './business-rating.ts';

const unrated = { hasRated: false, hasSeenStars: false };

describe('rating a business', () => {
  it('is possible when clocked out and when completed, in no other state', () => {
    const possible = ASSIGNMENT_STATES.filter(
      (state) => businessRatingRefusal({ ...unrated, state }) === null,
    );
    expect(possible).toEqual(['clockedOut', 'completed']);
  });

  it.each(['confirmed', 'clockedIn', 'noShow', 'cancelled', 'requested'] as const)(
    'says that it was not worked when %s',
    (state) => {
      expect(businessRatingRefusal({ ...unrated, state })?.code).toBe('SHIFT_NOT_WORKED');
    },
  );

  it('is done once, and not in answer to stars that were seen', () => {
    const refused = (changes: Partial<typeof unrated>) =>
      businessRatingRefusal({ ...unrated, ...changes, state: 'completed' })?.code;
    expect(refused({ hasRated: true, hasSeenStars: true })).toBe('BUSINESS_ALREADY_RATED');
    expect(refused({ hasSeenStars: true })).toBe('RATING_CLOSED');
  });

  it('is shown seven days after the end of the shift at the latest', () => {
    expect(ratingsShownAt('2026-03-05T20:00:00.000Z').toISOString()).toBe(
      '2026-03-12T20:00:00.000Z',
    );
  });
});

describe('the average of a business', () => {
  it.each([
    [null, 0, null],
    [5, 1, null],
    [4.5, 2, null],
    [4, 3, { average: 4, count: 3 }],
  ])('of %p from %d ratings is shown as %j', (rating, ratings, shown) => {
    expect(averageOfBusiness({ rating, ratings })).toEqual(shown);
  });
});

describe('words about a business', () => {
  it.each(['Friendly team.\nBring water.', 'مكان جيد', '很好 🙂'])('may be %j', (words) => {
    expect(ratingWordsRefusal(words)).toBeNull();
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\u2066b', 'a\u2028b'])(
    'may not be %j',
    (words) => {
      expect(ratingWordsRefusal(words)?.code).toBe('WORDS_NOT_PLAIN');
    },
  );
});
