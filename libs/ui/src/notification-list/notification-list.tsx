import type { Notification } from '@leafshift/contracts/notification';
import type { Instant } from '@leafshift/domain/time-zone';
import { useUiText } from '../locales/use-ui-text.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-list.module.css';

export interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onOpen: (notification: Notification) => void;
  readonly now?: Instant;
}

/** Notifications, newest first (NOTIFY-3). */
export function NotificationList({
  notifications,
  onOpen,
  now = Date.now(),
}: NotificationListProps) {
  const t = useUiText();
  if (notifications.length === 0) return <EmptyState isCompact title={t('notification.empty')} />;
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification._id}>
          <NotificationItem notification={notification} now={now} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
