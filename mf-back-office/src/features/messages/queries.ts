import { messageReports } from '@leafshift/contracts/conversations';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** Reported messages, longest waiting first. */
export const messageReportsQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'message-reports',
    load: async (cursor, signal) => {
      const { reports, nextCursor } = await api.send(
        messageReports,
        { query: { cursor } },
        { signal },
      );
      return { items: reports, nextCursor };
    },
  });
