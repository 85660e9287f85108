import { supportRequests } from '@leafshift/contracts/support';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** Questions to support, longest waiting first. */
export const supportQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'support',
    load: async (cursor, signal) => {
      const { requests, nextCursor } = await api.send(
        supportRequests,
        { query: { cursor } },
        { signal },
      );
      return { items: requests, nextCursor };
    },
  });
