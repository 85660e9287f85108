import { shiftBadges } from '@leafshift/contracts/quizzes';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/**
 * What those have passed who asked for a shift or are confirmed on it, by worker. The key begins like
 * those of postings, because a request brings somebody along.
 */
export const shiftBadgesQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'badges', postId }),
    queryFn: async ({ signal }) =>
      (await api.send(shiftBadges, { params: { postId } }, { signal })).workers,
  });
