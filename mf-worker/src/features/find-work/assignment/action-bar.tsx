import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** What has to be known first; stands above. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The foot of the details, always in sight. */
export function ActionBar({ notice, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.line}>{children}</div>
    </div>
  );
}
