import { ownSupport } from '@leafshift/contracts/support';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

export const ownSupportKey = listKey('user', { of: 'support' });

/** My questions to support, newest first. */
export const ownSupportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ownSupportKey,
    queryFn: ({ signal }) => api.send(ownSupport, {}, { signal }),
  });
