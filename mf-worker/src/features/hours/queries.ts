import { timesheets } from '@leafshift/contracts/clockedtime';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const MOST = 100;

/** My hours that wait until I accept or dispute them; fetched again with everything about postings. */
export const hoursToAcceptQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'hours-to-accept' }),
    queryFn: async ({ signal }) => {
      const query = { state: 'submitted', limit: MOST } as const;
      return (await api.send(timesheets, { query }, { signal })).timesheets;
    },
  });
