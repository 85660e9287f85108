import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import type { ReactNode } from 'react';
import styles from './waiting-entry.module.css';

interface WaitingEntriesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of home with what waits for the business; its children are list items. */
export function WaitingEntries({ title, children }: WaitingEntriesProps) {
  return (
    <Section title={title}>
      <ul className={styles.list}>{children}</ul>
    </Section>
  );
}

interface WaitingEntryProps {
  /** Which shift it is. */
  readonly what: string;
  readonly mark: string;
  /** What there is to know. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** One problem of a shift, and what can be done about it. */
export function WaitingEntry({ what, mark, children, actions }: WaitingEntryProps) {
  return (
    <div className={styles.entry}>
      <div className={styles.what}>
        <span className={styles.title}>{what}</span>
        <StatusMark kind="problem">{mark}</StatusMark>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
