import { Bar } from '@visx/shape';
import styles from './charts.module.css';

export interface Share {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly text: string;
}

/** Shares of a whole, one below the other. */
export const ShareChart = ({ name, shares }: { name: string; shares: readonly Share[] }) => (
  <ul className={styles.ranges} aria-label={name}>
    {shares.map(({ key, label, note, percent, text }) => (
      <li key={key} className={styles.range}>
        <span className={styles.rangeLabel}>
          {label}
          <small>{note}</small>
        </span>
        <svg className={styles.share} aria-hidden focusable={false}>
          <Bar width={`${percent}%`} height="100%" />
        </svg>
        <span className={styles.rangeValue}>{text}</span>
      </li>
    ))}
  </ul>
);
