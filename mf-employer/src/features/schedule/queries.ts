import { scheduleWeek } from '@leafshift/contracts/schedule';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

/** The key begins like those of postings, because a request or a confirmation changes a week too. */
export const weekKey = (week: string) => listKey('posts', { of: 'schedule', week });

/** All that is planned in the week of that Sunday. */
export const weekQuery = (api: ApiClient, week: string) =>
  queryOptions({
    queryKey: weekKey(week),
    queryFn: ({ signal }) => api.send(scheduleWeek, { query: { week } }, { signal }),
  });
