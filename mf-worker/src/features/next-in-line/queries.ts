import { ownOffers } from '@leafshift/contracts/next-in-line';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const ASK_AGAIN_MS = 60_000;

/** Free places that are mine to take; they go to the next after a while. */
export const ownOffersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'offers' }),
    queryFn: async ({ signal }) => (await api.send(ownOffers, {}, { signal })).offers,
    refetchInterval: ASK_AGAIN_MS,
  });
