import { useShell } from '@leafshift/shell-sdk';
import { NotificationFeed } from '@leafshift/ui/notification-list';
import { Card } from '@leafshift/ui/page';
import type { ReactNode } from 'react';
import styles from './dashboard-columns.module.css';

/** A home page's calendar and shifts, with the notifications beside them. */
export function DashboardColumns({ children }: { readonly children: ReactNode }) {
  const { api, notify, navigate } = useShell();
  return (
    <div className={styles.dashboard}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>
        <Card>
          <NotificationFeed api={api} notify={notify} onFollow={navigate} />
        </Card>
      </aside>
    </div>
  );
}
