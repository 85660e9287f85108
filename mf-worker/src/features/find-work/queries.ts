import { findWork } from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { NEAR_HOME } from '@leafshift/domain/search-area';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { WorkSearch } from './search/work-filters.ts';

const PAGE_SIZE = 20;

/** Open shifts that I may still request, page by page. A distance counts from my own address. */
export const findWorkQuery = (api: ApiClient, { filters, sort }: WorkSearch) => {
  const countsFromHome = filters.withinKm !== undefined || sort === 'nearest';
  const query = { ...filters, sort, ...(countsFromHome && { near: NEAR_HOME }) };
  return infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'find-work', ...query }),
    queryFn: ({ pageParam, signal }) =>
      api.send(findWork, { query: { ...query, limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};
