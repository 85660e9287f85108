import type { Notification } from '@leafshift/contracts/notification';
import type { Instant } from '@leafshift/domain/time-zone';
import clsx from 'clsx';
import { useUiText } from '../locales/use-ui-text.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { byThing } from './by-thing.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-list.module.css';

export interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onOpen: (notification: Notification) => void;
  readonly now?: Instant;
}

/** Notifications, newest first (NOTIFY-3); earlier ones about the same shift fold under the newest. */
export function NotificationList({
  notifications,
  onOpen,
  now = Date.now(),
}: NotificationListProps) {
  const t = useUiText();
  if (notifications.length === 0) return <EmptyState isCompact title={t('notification.empty')} />;
  return (
    <ul className={styles.list}>
      {byThing(notifications).map(({ newest, earlier }) => (
        <li key={newest._id}>
          <NotificationItem notification={newest} now={now} onOpen={onOpen} />
          {earlier.length > 0 && (
            <details className={styles.earlier}>
              <summary
                className={clsx(earlier.some(({ isRead }) => !isRead) && styles.earlierUnread)}
              >
                {t('notification.earlier', { count: earlier.length })}
              </summary>
              <ul>
                {earlier.map((each) => (
                  <li key={each._id}>
                    <NotificationItem notification={each} now={now} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
