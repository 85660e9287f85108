import { myPhone, sendPhoneCode, verifyPhone } from '@leafshift/contracts/phones';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { listKey } from './query-key.ts';

const phoneKey = listKey('user', { of: 'phone' });

/** Whether the profile's phone number is verified; asked each time, because the number changes elsewhere. */
export const phoneQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: phoneKey,
    queryFn: ({ signal }) => api.send(myPhone, {}, { signal }),
    refetchOnMount: 'always',
  });

/** Sends a code to the number. */
export const sendPhoneCodeMutation = (api: ApiClient) =>
  mutationOptions({ mutationFn: () => api.send(sendPhoneCode, {}) });

/** Verifies the number with the code of the message. */
export const verifyPhoneMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (code: string) => api.send(verifyPhone, { body: { code } }),
    onSuccess: (state, _code, _id, { client }) => client.setQueryData(phoneKey, state),
  });
