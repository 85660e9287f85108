import { type NoticeAudience, noticeAudience, notices } from '@leafshift/contracts/conversations';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

const SHOWN = 5;

/** The last notices that went to workers of a shift, or all of mine, newest first. */
export const noticesQuery = (api: ApiClient, post?: string) =>
  queryOptions({
    queryKey: listKey('conversations', { of: 'notices', post: post ?? null }),
    queryFn: async ({ signal }) => {
      const query = { limit: SHOWN, ...(post !== undefined && { post }) };
      return (await api.send(notices, { query }, { signal })).notices;
    },
  });

/** How many workers a notice would reach. */
export const audienceQuery = (api: ApiClient, to: NoticeAudience) =>
  queryOptions({
    queryKey: listKey('conversations', { ...to, of: `audience-of-${to.of}` }),
    queryFn: async ({ signal }) => {
      const query =
        to.of === 'shift'
          ? { post: to.post }
          : { day: to.day, ...(to.location !== undefined && { location: to.location }) };
      return (await api.send(noticeAudience, { query }, { signal })).workers;
    },
  });
