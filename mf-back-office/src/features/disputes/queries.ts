import { disputedTimesheets } from '@leafshift/contracts/clockedtime';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** Hours on which worker and employer do not agree, longest disputed first. */
export const disputesQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'disputes',
    load: async (cursor, signal) => {
      const { disputes, nextCursor } = await api.send(
        disputedTimesheets,
        { query: { cursor } },
        { signal },
      );
      return { items: disputes, nextCursor };
    },
  });
