import { givenRating } from '@leafshift/contracts/rating';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** My rating of the business for a shift; fetched again with everything about postings. */
export const givenRatingQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'given-rating', id: postId }),
    queryFn: ({ signal }) => api.send(givenRating, { params: { postId } }, { signal }),
  });
