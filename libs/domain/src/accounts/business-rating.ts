import type { AlertKind, Refusal } from '../platform/refusal.ts';
import type { AssignmentState } from '../shifts/lifecycle/states.ts';
import { textCode } from '../texts/text-code.ts';
import type { Instant } from '../zones/instant.ts';
import { addHours } from '../zones/shift-time.ts';

/** Days after a shift's end from which its ratings are shown, whether or not both sides gave one. */
const RATINGS_SHOWN_AFTER_DAYS = 7;

/** So many ratings make an average of a business that says nothing of one worker. */
const MIN_RATINGS_OF_AVERAGE = 3;

/** The most characters of what a worker writes about a business. */
export const MAX_RATING_WORDS = 500;

export type BusinessRatingCode = 'SHIFT_NOT_WORKED' | 'BUSINESS_ALREADY_RATED' | 'RATING_CLOSED';

const KINDS: Readonly<Record<BusinessRatingCode, AlertKind>> = {
  SHIFT_NOT_WORKED: 'Info',
  BUSINESS_ALREADY_RATED: 'Info',
  RATING_CLOSED: 'Info',
};

/** What decides whether a worker may rate the business of a shift. */
export interface BusinessRatingCase {
  readonly state: AssignmentState;
  /** Whether the worker has rated the business for this shift. */
  readonly hasRated: boolean;
  /** Whether the worker was shown the stars that the business gave for it. */
  readonly hasSeenStars: boolean;
}

/** The instant from which the ratings of a shift are shown at the latest. */
export function ratingsShownAt(shiftEndsAt: Instant): Date {
  return addHours(shiftEndsAt, RATINGS_SHOWN_AFTER_DAYS * 24);
}

/**
 * Why a worker may not rate the business of a shift, or null: once, when clocked out, and not in
 * answer to stars that they have seen.
 */
export function businessRatingRefusal({
  state,
  hasRated,
  hasSeenStars,
}: BusinessRatingCase): Refusal<BusinessRatingCode> | null {
  if (state !== 'clockedOut' && state !== 'completed') {
    return refusal('SHIFT_NOT_WORKED');
  }
  if (hasRated) {
    return refusal('BUSINESS_ALREADY_RATED');
  }
  return hasSeenStars ? refusal('RATING_CLOSED') : null;
}

/** A business's average as others see it, with the number of ratings; null while there are too few. */
export function averageOfBusiness({
  rating,
  ratings,
}: {
  readonly rating: number | null;
  readonly ratings: number;
}): { readonly average: number; readonly count: number } | null {
  return rating === null || ratings < MIN_RATINGS_OF_AVERAGE
    ? null
    : { average: rating, count: ratings };
}

/** Control characters other than breaks of lines and tabs, and what turns the direction of the text around it. */
const NOT_PLAIN = /(?![\n\r\t])\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Why words about somebody cannot be kept, or null. */
export function ratingWordsRefusal(words: string): Refusal<'WORDS_NOT_PLAIN'> | null {
  return NOT_PLAIN.test(words)
    ? { code: 'WORDS_NOT_PLAIN', text: textCode('WORDS_NOT_PLAIN'), kind: 'Error' }
    : null;
}

function refusal(code: BusinessRatingCode): Refusal<BusinessRatingCode> {
  return { code, text: textCode(code), kind: KINDS[code] };
}
