import { invitedShifts } from '@leafshift/contracts/favourites';
import type { TempPost } from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The most invitations shown before the open shifts; further ones stand among the open shifts. */
const MOST = 50;

/** Shifts that I am invited to and may still request, latest invitation first. */
export const invitedShiftsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'invitations' }),
    queryFn: async ({ signal }): Promise<readonly TempPost[]> =>
      (await api.send(invitedShifts, { query: { limit: MOST } }, { signal })).posts,
  });
