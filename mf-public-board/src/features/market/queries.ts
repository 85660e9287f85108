import { marketStats } from '@leafshift/contracts/market-stats';
import type { ApiClient } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const TEN_MINUTES_MS = 600_000;

/** The figures of the marketplace; the server counts them anew every ten minutes. */
export const marketStatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['market-stats', 'detail', {}] as const,
    queryFn: ({ signal }) => api.send(marketStats, {}, { signal }),
    staleTime: TEN_MINUTES_MS,
  });
