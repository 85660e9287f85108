import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';
import { BusinessRatingForm, GivenRating, RatingForm, ReceivedRating } from './schemas.ts';

const ofShift = z.strictObject({ postId: Id });

export const rateWorker = defineCall({
  name: 'rating.rateWorker',
  method: 'POST',
  path: '/rating/rate-temp/:tempUserId/:postId/:confirmedId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Rate a worker once, after clock-out',
  params: z.strictObject({ tempUserId: Id, postId: Id, confirmedId: Id }),
  body: RatingForm,
  answer: TempPost,
  status: 200,
  errors: ['NOT_CLOCKED_OUT', 'ALREADY_RATED', 'POST_COMPLETE', 'POST_CANCELLED'],
  idempotent: true,
});

export const rateBusiness = defineCall({
  name: 'rating.rateBusiness',
  method: 'POST',
  path: '/rating/rate-business/:postId',
  access: ['Temp'],
  summary:
    'Rate the business of a shift that I worked, once; shown when both sides have rated, or 7 days after the shift',
  params: ofShift,
  body: BusinessRatingForm,
  answer: GivenRating,
  status: 201,
  errors: ['SHIFT_NOT_WORKED', 'BUSINESS_ALREADY_RATED', 'RATING_CLOSED'],
  idempotent: true,
});

export const givenRating = defineCall({
  name: 'rating.given',
  method: 'GET',
  path: '/rating/given/:postId',
  access: ['Temp'],
  summary: 'My rating of the business for a shift, and when it is shown',
  params: ofShift,
  answer: GivenRating,
  status: 200,
});

export const receivedRatings = defineCall({
  name: 'rating.received',
  method: 'GET',
  path: '/rating/received/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'What workers of my shift gave my business, as far as it is shown',
  params: ofShift,
  answer: z.strictObject({ ratings: z.array(ReceivedRating) }),
  status: 200,
});
