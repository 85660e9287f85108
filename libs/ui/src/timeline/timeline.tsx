import styles from './timeline.module.css';

/** One thing that happened. */
export interface TimelineStep {
  readonly title: string;
  /** When, as it is said. */
  readonly at: string;
  /** What somebody wrote. */
  readonly words?: string;
  readonly note?: string | null;
}

interface TimelineProps {
  readonly label: string;
  /** Oldest first. */
  readonly steps: readonly TimelineStep[];
  /** What comes next, and from whom. */
  readonly next?: string | null;
}

/** What happened, one below the other, and what is to come. */
export function Timeline({ label, steps, next = null }: TimelineProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, at, words = '', note = null }) => (
        <li key={`${title} ${at}`} className={styles.step}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>{at}</span>
          {words !== '' && <bdi className={styles.words}>{words}</bdi>}
          {note !== null && <span className={styles.note}>{note}</span>}
        </li>
      ))}
      {next !== null && (
        <li className={styles.step}>
          <span className={styles.note}>{next}</span>
        </li>
      )}
    </ol>
  );
}
