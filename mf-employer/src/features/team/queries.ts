import { businessTeam } from '@leafshift/contracts/members';
import { myProfile } from '@leafshift/contracts/profile';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

export const teamKey = listKey('team');

/** Everybody of my business, and for owners its open invitations. */
export const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: teamKey,
    queryFn: ({ signal }) => api.send(businessTeam, {}, { signal }),
  });

/** The stores that I work for. */
export const storesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...teamKey, 'stores'],
    queryFn: async ({ signal }) => {
      const profile = await api.send(myProfile, {}, { signal });
      return 'locations' in profile ? profile.locations : [];
    },
  });
