import type { Notification } from '@leafshift/contracts/notification';
import type { Instant } from '@leafshift/domain/time-zone';
import { useNotificationText } from '@leafshift/i18n/notifications';
import clsx from 'clsx';
import { WorkerAvatar } from '../avatar/worker-avatar.tsx';
import { useUiText } from '../locales/use-ui-text.ts';
import { Mark } from '../status-mark/mark.tsx';
import { TimeAgo } from '../text/time-ago.tsx';
import styles from './notification-list.module.css';
import { markOf } from './notification-marks.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly now: Instant;
  readonly onOpen: (notification: Notification) => void;
}

/** One notification: unread ones are bold, and say so. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const t = useUiText();
  const textOf = useNotificationText();
  const { kind, notificationImage, isRead, createdAt } = notification;
  const message = textOf(notification);
  return (
    <button
      type="button"
      className={clsx(styles.item, !isRead && styles.unread)}
      onClick={() => onOpen(notification)}
    >
      {notificationImage ? (
        <WorkerAvatar name={message} photo={notificationImage} size={36} />
      ) : (
        <span className={styles.mark}>
          <Mark kind={markOf(kind)} size={14} />
        </span>
      )}
      <span className={styles.body}>
        {!isRead && <span className="ls-unseen">{t('notification.unread')} </span>}
        <span className={styles.message}>{message}</span>
        <span className={styles.age}>
          <TimeAgo at={createdAt} now={now} />
        </span>
      </span>
      {!isRead && <span className={styles.dot} aria-hidden="true" />}
    </button>
  );
}
