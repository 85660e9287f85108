import { myProfile } from '@leafshift/contracts/profile';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { detailKey } from './query-key.ts';

export const currentUserKey = detailKey('user', { of: 'me' });
export const myProfileKey = detailKey('profile', { of: 'me' });

/** My own profile. */
export const myProfileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: myProfileKey,
    queryFn: ({ signal }) => api.send(myProfile, {}, { signal }),
  });
