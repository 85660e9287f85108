import { savedSearches } from '@leafshift/contracts/saved-searches';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

export const savedSearchesKey = listKey('saved-searches');

/** My saved searches, by name. */
export const savedSearchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: savedSearchesKey,
    queryFn: async ({ signal }) => (await api.send(savedSearches, {}, { signal })).searches,
  });
