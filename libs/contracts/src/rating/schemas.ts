import { MAX_RATING_WORDS, ratingWordsRefusal } from '@leafshift/domain/business-rating';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

const Stars = z
  .number({ error: textCode('STARS_REQUIRED') })
  .int()
  .min(1)
  .max(5);

export const RatingForm = z.strictObject({ rating: Stars });
export type RatingForm = z.infer<typeof RatingForm>;

/** How a worker rates a business; the words are plain text, shown as they are. */
export const BusinessRatingForm = z.strictObject({
  rating: Stars,
  comment: z
    .string()
    .trim()
    .max(MAX_RATING_WORDS, textCode('TEXT_TOO_LONG', { count: MAX_RATING_WORDS }))
    .superRefine((words, context) => {
      const refusal = ratingWordsRefusal(words);
      if (refusal) {
        context.addIssue({ code: 'custom', message: refusal.text });
      }
    })
    .optional(),
});
export type BusinessRatingForm = z.infer<typeof BusinessRatingForm>;

/** A worker's own rating of a business for one shift. */
export const GivenRating = z.strictObject({
  /** Whether it can be given now. */
  mayRate: z.boolean(),
  given: z
    .strictObject({ rating: z.number().int(), comment: z.string(), givenAt: Instant })
    .nullable(),
  /** Whether each side sees what the other gave. */
  isShown: z.boolean(),
  /** When it is shown at the latest. */
  shownAt: Instant,
});
export type GivenRating = z.infer<typeof GivenRating>;

/** What a worker gave the business for a shift, once it is shown. */
export const ReceivedRating = z.strictObject({
  /** The worker's entry in `confirmedArr`. */
  confirmedId: Id,
  rating: z.number().int(),
  comment: z.string(),
});
export type ReceivedRating = z.infer<typeof ReceivedRating>;
