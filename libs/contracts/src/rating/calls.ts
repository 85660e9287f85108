import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';

export const RatingForm = z.strictObject({
  rating: z
    .number({ error: textCode('STARS_REQUIRED') })
    .int()
    .min(1)
    .max(5),
});
export type RatingForm = z.infer<typeof RatingForm>;

export const rateWorker = defineCall({
  name: 'rating.rateWorker',
  method: 'POST',
  path: '/rating/rate-temp/:tempUserId/:postId/:confirmedId',
  access: ['Employer'],
  summary: 'Rate a worker once, after clock-out',
  params: z.strictObject({ tempUserId: Id, postId: Id, confirmedId: Id }),
  body: RatingForm,
  answer: TempPost,
  status: 200,
  errors: ['NOT_CLOCKED_OUT', 'ALREADY_RATED', 'POST_COMPLETE', 'POST_CANCELLED'],
  idempotent: true,
});
