import { earnedShifts, earnings } from '@leafshift/contracts/earnings';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 100;

/** What I get next, what is kept, and what was paid. */
export const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('earnings', { of: 'overview' }),
    queryFn: ({ signal }) => api.send(earnings, {}, { signal }),
  });

/** My shifts with all that is paid for them, latest pay first, page by page. */
export const earnedShiftsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: listKey('earnings', { of: 'shifts' }),
    queryFn: ({ pageParam, signal }) =>
      api.send(earnedShifts, { query: { limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ shifts }) => shifts),
  });
