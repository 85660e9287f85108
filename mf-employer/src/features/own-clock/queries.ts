import { clockCode, timesheets } from '@leafshift/contracts/clockedtime';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const MOST_WORKERS = 100;

/** The timesheets of a shift; fetched again with everything about postings. */
export const timesheetsQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'timesheets', id: postId }),
    queryFn: ({ signal }) =>
      api.send(timesheets, { query: { postId, limit: MOST_WORKERS } }, { signal }),
  });

/** The code of a shift as it is now. */
export const clockCodeQuery = (api: ApiClient, postId: string) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'clock-code', id: postId }),
    queryFn: ({ signal }) => api.send(clockCode, { params: { postId } }, { signal }),
    // Another one is another code: nothing of it is kept.
    gcTime: 0,
  });
