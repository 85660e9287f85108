import { timesheets } from '@leafshift/contracts/clockedtime';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const MOST = 100;

/** Disputes of hours that wait for my answer; fetched again with everything about postings. */
export const openDisputesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'open-disputes' }),
    queryFn: async ({ signal }) => {
      const query = { state: 'disputed', limit: MOST } as const;
      const answer = await api.send(timesheets, { query }, { signal });
      return answer.timesheets.filter(({ dispute }) => dispute?.answer === null);
    },
  });
