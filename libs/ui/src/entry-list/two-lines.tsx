import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

/** An entry's name over what else there is to know, each in the direction of its own writing. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    <span>
      <bdi>{first}</bdi>
    </span>
    <span className={styles.second}>
      <bdi>{second}</bdi>
    </span>
  </span>
);
