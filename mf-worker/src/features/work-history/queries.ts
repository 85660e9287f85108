import { type Payout, payouts } from '@leafshift/contracts/payouts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 100;

/** My payouts by the shift they are for, the shift's own pay before what corrections have added. */
export const payoutsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: listKey('payouts'),
    queryFn: ({ pageParam, signal }) =>
      api.send(payouts, { query: { limit: PAGE_SIZE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => byShift(pages.flatMap((page) => page.payouts)),
  });

function byShift(payouts: readonly Payout[]): ReadonlyMap<string, readonly Payout[]> {
  const all = new Map<string, readonly Payout[]>();
  for (const payout of payouts.toSorted(
    (one, other) => (one.correction ?? 0) - (other.correction ?? 0),
  )) {
    all.set(payout.post, [...(all.get(payout.post) ?? []), payout]);
  }
  return all;
}
