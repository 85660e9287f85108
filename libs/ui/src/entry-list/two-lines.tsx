import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

/** An entry's name over what else there is to know. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    <span>{first}</span>
    <span className={styles.second}>{second}</span>
  </span>
);
