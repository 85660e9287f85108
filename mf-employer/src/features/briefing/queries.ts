import { briefingReaders, briefings } from '@leafshift/contracts/briefings';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The briefings of my locations. */
export const briefingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('profile', { of: 'briefings' }),
    queryFn: async ({ signal }) => (await api.send(briefings, {}, { signal })).briefings,
  });

/** The briefing of a shift's location, and which of its workers have read it. */
export const briefingReadersQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'briefing-readers', id: postId }),
    queryFn: ({ signal }) => api.send(briefingReaders, { params: { postId } }, { signal }),
  });
