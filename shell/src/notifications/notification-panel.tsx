import { NotificationFeed } from '@leafshift/ui/notification-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionState } from '../composition/core-context.ts';
import { usePortal } from '../composition/portal-context.ts';
import { PushOffer } from '../push/push-offer.tsx';
import styles from './notification-bell.module.css';

interface Props {
  readonly hasNews: boolean;
  readonly onClose: () => void;
}

/** What opens below the bell: the newest notifications, and the offer to get them on this device. */
export function NotificationPanel({ hasNews, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { shellApi } = usePortal();
  const session = useSessionState();
  return (
    <div className={styles.panel}>
      <p className={styles.all}>
        <Link to="/home" onClick={onClose}>
          {t('notifications.viewAll')}
        </Link>
      </p>
      {hasNews && session.status === 'signed-in' && <PushOffer userId={session.user._id} />}
      <div className={styles.feed}>
        <NotificationFeed
          api={shellApi.api}
          notify={shellApi.notify}
          onFollow={(link) => {
            onClose();
            shellApi.navigate(link);
          }}
        />
      </div>
    </div>
  );
}
