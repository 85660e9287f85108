import { findWork } from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { askedOf, PAGE_SIZE } from './search/asked-of.ts';
import type { WorkSearch } from './search/work-filters.ts';

/** Open shifts that I may still request, page by page. A distance counts from my own address. */
export const findWorkQuery = (api: ApiClient, search: WorkSearch) => {
  const query = askedOf(search);
  return infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'find-work', ...query }),
    queryFn: ({ pageParam, signal }) =>
      api.send(findWork, { query: { ...query, limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};
