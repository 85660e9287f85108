import { endSession, ownSessions } from '@leafshift/contracts/auth';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { listKey } from './query-key.ts';

const ownSessionsKey = listKey('user', { of: 'sessions' });

/** The user's sessions on all devices, the one used last first. */
export const ownSessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => api.send(ownSessions, {}, { signal }),
  });

/** Ends one of them; the list is fetched again, also when another window was faster. */
export const endSessionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string) => api.send(endSession, { params: { id } }),
    onSettled: (_answer, _error, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: ownSessionsKey }),
  });
