import { findWork } from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Point } from '../shift/distance.ts';
import type { WorkSearch } from './search/work-filters.ts';

const PAGE_SIZE = 20;

/** Six decimals are a tenth of a metre; more are noise. */
const written = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** Open shifts that I may still request, page by page. A distance counts from `home`. */
export const findWorkQuery = (
  api: ApiClient,
  { filters, sort }: WorkSearch,
  home: Point | null,
) => {
  const { withinKm, ...others } = filters;
  const query = {
    ...others,
    sort,
    ...(withinKm !== undefined && home && { withinKm, near: written(home) }),
  };
  return infiniteQueryOptions({
    queryKey: listKey('posts', { of: 'find-work', ...query }),
    queryFn: ({ pageParam, signal }) =>
      api.send(findWork, { query: { ...query, limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};
