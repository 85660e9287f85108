import { autoConfirmRules } from '@leafshift/contracts/auto-confirm';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The rules of the business, its stores and that shift. */
export const autoConfirmQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'auto-confirm', postId }),
    queryFn: async ({ signal }) =>
      (await api.send(autoConfirmRules, { query: { postId } }, { signal })).rules,
  });
