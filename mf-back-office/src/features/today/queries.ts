import { today } from '@leafshift/contracts/back-office';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** What waits, what is wrong and how the marketplace does; fetched again by itself every minute. */
export const todayQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: detailKey('admin', { of: 'today' }),
    queryFn: ({ signal }) => api.send(today, {}, { signal }),
    refetchInterval: 60_000,
  });
