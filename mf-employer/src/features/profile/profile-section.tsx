import { Card } from '@leafshift/ui/page';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface ProfileSectionProps {
  readonly id: string;
  readonly title: string;
  /** The button that adds an entry; null where entries come from elsewhere. */
  readonly action: ReactNode;
  /** A list that has its own accessible name. */
  readonly children: ReactNode;
}

/** A list of the profile under its heading, with the way to add to it. */
export function ProfileSection({ id, title, action, children }: ProfileSectionProps) {
  return (
    <Card>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      <div className={styles.list}>{children}</div>
    </Card>
  );
}
