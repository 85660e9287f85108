import { Card } from '@leafshift/ui/page';
import type { ReactNode } from 'react';
import styles from './dashboard-columns.module.css';

interface HomeColumnsProps {
  readonly children: ReactNode;
  /** What stands beside them, and below them in narrow windows. */
  readonly side: ReactNode;
}

/** The columns of a home page. */
export const HomeColumns = ({ children, side }: HomeColumnsProps) => (
  <div className={styles.dashboard}>
    <div className={styles.main}>{children}</div>
    <aside className={styles.side}>
      <Card>{side}</Card>
    </aside>
  </div>
);
