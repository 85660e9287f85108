import { type Payout, payouts } from '@leafshift/contracts/payouts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 100;

/** My payouts, newest first, by the shift they are for. */
export const payoutsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: listKey('payouts'),
    queryFn: ({ pageParam, signal }) =>
      api.send(payouts, { query: { limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): ReadonlyMap<string, Payout> =>
      new Map(
        pages.flatMap((page) => page.payouts.map((payout) => [payout.post, payout] as const)),
      ),
  });
