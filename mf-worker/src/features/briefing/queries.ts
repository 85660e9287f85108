import { comingBriefings } from '@leafshift/contracts/briefings';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The briefings of my coming shifts; a device keeps them for where there is no network. */
export const comingBriefingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'briefings' }),
    queryFn: async ({ signal }) => (await api.send(comingBriefings, {}, { signal })).briefings,
  });
