import { notificationsQuery } from '@leafshift/data-access';
import { lazyPart } from '@leafshift/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../composition/portal-context.ts';
import { Icon } from '../layout/icon.tsx';
import { ToolPopover } from '../layout/tool-popover.tsx';
import { useOutcome } from '../remote-host/use-outcome.ts';
import styles from './notification-bell.module.css';

const MOST_SHOWN = 99;

const Panel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel);

/** The bell with the count of unread notifications, and the panel of at most 400 px below it. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { shellApi, afterPage } = usePortal();
  const isPageThere = useOutcome(afterPage) !== undefined;
  const { data } = useInfiniteQuery({
    ...notificationsQuery(shellApi.api),
    enabled: isPageThere,
  });
  const unread = data?.unread ?? 0;
  const hasNews = (data?.notifications.length ?? 0) > 0;
  return (
    <ToolPopover
      label={
        unread > 0 ? t('notifications.openWithUnread', { count: unread }) : t('notifications.open')
      }
      icon={
        <span className={styles.bell}>
          <Icon name="bell" size={22} />
          {unread > 0 && (
            <span className={styles.badge}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
          )}
        </span>
      }
      onReach={Panel.preload}
      content={(close) => <Panel.Part hasNews={hasNews} onClose={close} />}
    />
  );
}
