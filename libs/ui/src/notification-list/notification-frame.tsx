import { type ReactNode, useId } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './notification-list.module.css';

interface NotificationFrameProps {
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around my notifications: a region with its heading. */
export function NotificationFrame({ action, children }: NotificationFrameProps) {
  const t = useUiText();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('notification.title')}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
