import {
  type CalendarFeed,
  calendarFeed,
  endCalendarFeed,
  renewCalendarFeed,
} from '@leafshift/contracts/calendar';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { detailKey } from './query-key.ts';

const calendarFeedKey = detailKey('user', { of: 'calendar-feed' });

/** A worker's private calendar address, null while there is none. */
export const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: calendarFeedKey,
    queryFn: ({ signal }) => api.send(calendarFeed, {}, { signal }),
  });

/** Makes the address or a new one, which ends the old one; or ends it altogether. */
export const changeCalendarFeedMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (change: 'renew' | 'end'): Promise<CalendarFeed> =>
      change === 'renew' ? api.send(renewCalendarFeed, {}) : api.send(endCalendarFeed, {}),
    onSuccess: (feed, _change, _before, { client }) => {
      client.setQueryData(calendarFeedKey, feed);
    },
  });
