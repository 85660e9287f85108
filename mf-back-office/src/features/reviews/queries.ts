import { type Review, reviews } from '@leafshift/contracts/admin';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** Documents that wait for a decision, longest waiting first. */
export const waitingReviewsQuery = (api: ApiClient) =>
  deskListQuery<Review>({
    of: 'reviews',
    load: async (cursor, signal) => {
      const answer = await api.send(reviews, { query: { cursor } }, { signal });
      return { items: answer.reviews, nextCursor: answer.nextCursor };
    },
  });
