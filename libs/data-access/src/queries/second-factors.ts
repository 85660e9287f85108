import { secondFactors } from '@leafshift/contracts/second-factor';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { listKey } from './query-key.ts';

export const secondFactorsKey = listKey('user', { of: 'second-factors' });

/** The user's second factors, and how many recovery codes are left. */
export const secondFactorsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: secondFactorsKey,
    queryFn: ({ signal }) => api.send(secondFactors, {}, { signal }),
  });
