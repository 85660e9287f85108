import { ownAttendance } from '@leafshift/contracts/attendance';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const ASK_AGAIN_MS = 60_000;

/** How I stand on the shifts that I am confirmed on, and how far the API's clock is ahead of this one. */
export const ownAttendanceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'attendance' }),
    queryFn: async ({ signal }) => {
      const { now, attendance } = await api.send(ownAttendance, {}, { signal });
      return { attendance, aheadMs: Date.parse(now) - Date.now() };
    },
    // Time goes by: what could not be said a moment ago may be possible now.
    refetchInterval: ASK_AGAIN_MS,
  });
