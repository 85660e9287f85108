import { timesheets } from '@leafshift/contracts/clockedtime';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';
import { answeredSoon, isUnanswered } from '../shift/answered-soon.ts';

/**
 * My timesheet of a shift, where there is one; fetched again with everything about postings. Without a
 * network, or with one that hangs, and never seen it is none, so that a code can be typed nevertheless; the
 * API keeps what was first.
 */
export const ownTimesheetQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'own-timesheet', id: postId }),
    queryFn: async ({ signal }) => {
      try {
        const answer = await answeredSoon(
          (soon) => api.send(timesheets, { query: { postId } }, { signal: soon }),
          signal,
        );
        return answer.timesheets[0] ?? null;
      } catch (error) {
        if (isUnanswered(error)) return null;
        throw error;
      }
    },
  });
