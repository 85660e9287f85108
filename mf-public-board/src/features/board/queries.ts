import { type BoardQuery, boardPosts } from '@leafshift/contracts/posts';
import type { ApiClient } from '@leafshift/data-access';
import type { JobFilters } from '@leafshift/domain/job-facts';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What a visitor chose; absent is 'all'. */
export interface BoardFilters {
  readonly q: string;
  readonly province: string;
  readonly facts: JobFilters;
  readonly sort: BoardQuery['sort'];
  /** Where a link without scripts goes on: the cursor of the page before. */
  readonly after: string;
}

/** The public board page by page, newest or best paid first. */
export const boardQuery = (api: ApiClient, filters: BoardFilters) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'list', { board: filters }] as const,
    queryFn: ({ pageParam, signal }) =>
      api.send(
        boardPosts,
        {
          query: {
            sort: filters.sort,
            ...(filters.q && { q: filters.q }),
            ...(filters.province && { province: filters.province }),
            ...filters.facts,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: filters.after,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
