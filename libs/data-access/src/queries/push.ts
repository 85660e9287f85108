import {
  addPushDevice,
  type PushState,
  type PushSubscriptionKeys,
  pushState,
  removePushDevice,
} from '@leafshift/contracts/push';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { detailKey } from './query-key.ts';

const pushKey = detailKey('user', { of: 'push' });

/** Whether pushes are sent, and which of my devices get them. */
export const pushQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: pushKey,
    queryFn: ({ signal }) => api.send(pushState, {}, { signal }),
  });

const take = (client: QueryClient, answer: PushState) => client.setQueryData(pushKey, answer);

export const addPushDeviceMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: PushSubscriptionKeys) => api.send(addPushDevice, { body }),
    onSuccess: (answer, _body, _before, { client }) => take(client, answer),
  });

export const removePushDeviceMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string) => api.send(removePushDevice, { params: { id } }),
    onSuccess: (answer, _id, _before, { client }) => take(client, answer),
    onError: (_error, _id, _before, { client }) => client.invalidateQueries({ queryKey: pushKey }),
  });
