import type { Notification } from '@leafshift/contracts/notification';
import {
  type ApiClient,
  markAllNotificationsReadMutation,
  markNotificationReadMutation,
  messageOf,
  notificationsQuery,
} from '@leafshift/data-access';
import type { AlertKind } from '@leafshift/domain/refusal';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { LoadMore } from '../load-more/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorState } from '../states/error-state.tsx';
import { ListSkeleton } from '../states/skeletons.tsx';
import { NotificationFrame } from './notification-frame.tsx';
import { NotificationList } from './notification-list.tsx';

export interface NotificationFeedProps {
  readonly api: ApiClient;
  /** Shows an alert toast. */
  readonly notify: (kind: AlertKind, msg: string) => void;
  /** Opens the page that a notification is about, after it was tapped. */
  readonly onFollow?: (link: string) => void;
}

/**
 * My notifications with everything around them: loading, Retry, more on request. Tapping an unread
 * one marks it read and says 'Please action this request' (NOTIFY-2).
 */
export function NotificationFeed({ api, notify, onFollow }: NotificationFeedProps) {
  const t = useUiText();
  const feed = useInfiniteQuery(notificationsQuery(api));
  const failed = (error: unknown) => notify('Error', messageOf(error));
  const markRead = useMutation(markNotificationReadMutation(api));
  const markAllRead = useMutation(markAllNotificationsReadMutation(api));

  const open = ({ _id, isRead, link }: Notification): void => {
    if (!isRead) {
      markRead.mutate(_id, { onError: failed });
      notify('Info', t('notification.action'));
    }
    if (link !== null) onFollow?.(link);
  };

  const unread = feed.data?.unread ?? 0;
  return (
    <NotificationFrame
      action={
        unread > 0 && (
          <Button
            type="link"
            size="small"
            loading={markAllRead.isPending}
            onClick={() => markAllRead.mutate(undefined, { onError: failed })}
          >
            {t('notification.markAllRead')}
          </Button>
        )
      }
    >
      {feed.isPending && <ListSkeleton rows={4} />}
      {feed.isError && !feed.data && (
        <ErrorState
          isCompact
          error={feed.error}
          isRetrying={feed.isFetching}
          onRetry={() => feed.refetch()}
        />
      )}
      {feed.data && <NotificationList notifications={feed.data.notifications} onOpen={open} />}
      <LoadMore
        label={t('notification.more')}
        hasMore={feed.hasNextPage}
        isLoading={feed.isFetchingNextPage}
        error={feed.isFetchNextPageError ? feed.error : null}
        onlyByButton
        onMore={feed.fetchNextPage}
      />
    </NotificationFrame>
  );
}
