import { favouriteWorkers, shiftInvitations } from '@leafshift/contracts/favourites';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

export const favouritesKey = listKey('favourites');

/** My favourite workers, latest first. */
export const favouritesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: favouritesKey,
    queryFn: async ({ signal }) => (await api.send(favouriteWorkers, {}, { signal })).favourites,
  });

/**
 * The key begins like those of postings, because a request or a confirmation changes an invitation
 * too.
 */
const invitationsKey = (postId: string) => listKey('posts', { of: 'invitations', postId });

/** Whom I invited to a shift. */
export const invitationsQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: invitationsKey(postId),
    queryFn: async ({ signal }) =>
      (await api.send(shiftInvitations, { params: { postId } }, { signal })).invitations,
  });
