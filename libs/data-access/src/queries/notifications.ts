import type { CallAnswer } from '@leafshift/contracts/core';
import {
  isNotificationKind,
  markAllRead,
  markRead,
  type Notification,
  notifications,
} from '@leafshift/contracts/notification';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { listKey } from './query-key.ts';

type Page = CallAnswer<typeof notifications>;
type Pages = InfiniteData<Page, string | undefined>;

export const notificationsKey = listKey('notification');

/** What a bell or a panel shows of all pages loaded so far. */
export interface NotificationFeed {
  readonly notifications: readonly Notification[];
  /** Of all my notifications, not only the loaded ones. */
  readonly unread: number;
}

/** Of a kind that this page does not know, the server's message is all there is to show. */
const hasSomethingToShow = ({ kind, notificationMessage }: Notification): boolean =>
  isNotificationKind(kind) || notificationMessage !== '';

const feedOf = ({ pages }: Pages): NotificationFeed => ({
  notifications: pages.flatMap((page) => page.notifications).filter(hasSomethingToShow),
  unread: pages[0]?.unread ?? 0,
});

/** My notifications, newest first, page by page. */
export const notificationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      api.send(notifications, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: feedOf,
  });

const isUnreadAmong = (pages: Pages, id: string): boolean =>
  pages.pages.some((page) => page.notifications.some((one) => one._id === id && !one.isRead));

const withRead = (
  pages: Pages,
  isMeant: (one: Notification) => boolean,
  unread: number,
): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    unread,
    notifications: page.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
  })),
});

/** Shows a change before the server answers; answers what was there, to put it back. */
async function showAtOnce(client: QueryClient, change: (pages: Pages) => Pages) {
  await client.cancelQueries({ queryKey: notificationsKey });
  const before = client.getQueryData<Pages>(notificationsKey);
  if (before) client.setQueryData<Pages>(notificationsKey, change(before));
  return before;
}

const putBack = (client: QueryClient, before: Pages | undefined): void => {
  if (before) client.setQueryData(notificationsKey, before);
};

/** Marks one notification read, at once for the eye; put back when the server refuses. */
export const markNotificationReadMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string) => api.send(markRead, { params: { id } }),
    onMutate: (id, { client }) =>
      showAtOnce(client, (pages) =>
        withRead(
          pages,
          (one) => one._id === id,
          (pages.pages[0]?.unread ?? 0) - (isUnreadAmong(pages, id) ? 1 : 0),
        ),
      ),
    onError: (_error, _id, before, { client }) => putBack(client, before),
    onSettled: (_answer, _error, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: notificationsKey }),
  });

/** Marks all my notifications read, at once for the eye; put back when the server refuses. */
export const markAllNotificationsReadMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: () => api.send(markAllRead, {}),
    onMutate: (_none: undefined, { client }) =>
      showAtOnce(client, (pages) => withRead(pages, () => true, 0)),
    onError: (_error, _none, before, { client }) => putBack(client, before),
    onSettled: (_answer, _error, _none, _before, { client }) =>
      client.invalidateQueries({ queryKey: notificationsKey }),
  });
