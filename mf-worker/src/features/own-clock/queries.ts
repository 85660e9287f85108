import { timesheets } from '@leafshift/contracts/clockedtime';
import { type ApiClient, isApiError, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/**
 * My timesheet of a shift, where there is one; fetched again with everything about postings. Without a
 * network and never seen it is none, so that a code can be typed nevertheless; the API keeps what was first.
 */
export const ownTimesheetQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'own-timesheet', id: postId }),
    queryFn: async ({ signal }) => {
      try {
        const answer = await api.send(timesheets, { query: { postId } }, { signal });
        return answer.timesheets[0] ?? null;
      } catch (error) {
        if (isApiError(error) && error.code === 'OFFLINE') return null;
        throw error;
      }
    },
  });
