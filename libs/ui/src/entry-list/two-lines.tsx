import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

/** An entry's name over what else there is to know, each in the direction of its own writing. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    <bdi>{first}</bdi>
    <bdi className={styles.second}>{second}</bdi>
  </span>
);
