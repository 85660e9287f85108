import { boardPosts, employerPermanent, type PermanentPost } from '@leafshift/contracts/posts';
import type { ApiClient } from '@leafshift/data-access';
import { infiniteQueryOptions } from '@tanstack/react-query';

interface SharedPage {
  readonly posts: readonly PermanentPost[];
  readonly nextCursor: string | null;
}

/** What a user can share: an employer their own postings, anybody else the board. */
export const sharedPostingsQuery = (api: ApiClient, whose: 'own' | 'all') =>
  infiniteQueryOptions({
    queryKey: ['posts', 'list', { shared: whose }] as const,
    queryFn: ({ pageParam, signal }): Promise<SharedPage> =>
      api.send(
        whose === 'own' ? employerPermanent : boardPosts,
        { query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
