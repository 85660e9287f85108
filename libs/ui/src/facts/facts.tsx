import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** How many stand beside each other; as many as there is room for when absent. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

const COLUMNS = { 2: styles.two, 3: styles.three };

/** Named facts of one thing, such as the rate and the duration of a shift, side by side. */
export function Facts({ columns, children }: FactsProps) {
  return <dl className={clsx(styles.facts, columns && COLUMNS[columns])}>{children}</dl>;
}

interface FactProps {
  readonly label: string;
  /** Takes a whole line. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  /** A second, quieter line. */
  readonly note?: ReactNode;
}

export function Fact({ label, isWide = false, children, note }: FactProps) {
  return (
    <div className={clsx(isWide && styles.wide) || undefined}>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
