import {
  changePreferences,
  type Preferences,
  type PreferencesChange,
  preferences,
} from '@leafshift/contracts/preferences';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { detailKey } from './query-key.ts';

const preferencesKey = detailKey('user', { of: 'preferences' });

/** How I want to be written to. */
export const preferencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => api.send(preferences, {}, { signal }),
  });

async function showAtOnce(client: QueryClient, { mail, push, ...change }: PreferencesChange) {
  await client.cancelQueries({ queryKey: preferencesKey });
  const before = client.getQueryData<Preferences>(preferencesKey);
  if (before) {
    const after = {
      ...before,
      ...change,
      mail: { ...before.mail, ...mail },
      push: { ...before.push, ...push },
    };
    client.setQueryData(preferencesKey, after);
  }
  return before;
}

/** Changes some of my preferences, at once for the eye; put back when the server refuses. */
export const changePreferencesMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (change: PreferencesChange) => api.send(changePreferences, { body: change }),
    onMutate: (change, { client }) => showAtOnce(client, change),
    onError: (_error, _change, before, { client }) => {
      if (before) client.setQueryData(preferencesKey, before);
    },
    onSuccess: (answer, _change, _before, { client }) => {
      client.setQueryData(preferencesKey, answer);
    },
  });
