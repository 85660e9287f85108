import { timesheets } from '@leafshift/contracts/clockedtime';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** My timesheet of a shift, where there is one; fetched again with everything about postings. */
export const ownTimesheetQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'own-timesheet', id: postId }),
    queryFn: async ({ signal }) => {
      const answer = await api.send(timesheets, { query: { postId } }, { signal });
      return answer.timesheets[0] ?? null;
    },
  });
