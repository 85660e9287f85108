import { markedBusinesses } from '@leafshift/contracts/availability';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

export const markedKey = listKey('availability', { of: 'businesses' });

/** The businesses that I like or blocked, latest first. */
export const markedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: markedKey,
    queryFn: async ({ signal }) => (await api.send(markedBusinesses, {}, { signal })).businesses,
  });
