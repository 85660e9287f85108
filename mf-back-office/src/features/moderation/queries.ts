import { moderationQueue, postingReports } from '@leafshift/contracts/moderation';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** Postings that wait for review, longest waiting first. */
export const waitingPostingsQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'postings',
    load: async (cursor, signal) => {
      const { postings, nextCursor } = await api.send(
        moderationQueue,
        { query: { cursor } },
        { signal },
      );
      return { items: postings, nextCursor };
    },
  });

/** Reports of postings, longest waiting first. */
export const reportsQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'reports',
    load: async (cursor, signal) => {
      const { reports, nextCursor } = await api.send(
        postingReports,
        { query: { cursor } },
        { signal },
      );
      return { items: reports, nextCursor };
    },
  });
