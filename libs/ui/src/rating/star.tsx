import styles from './rating.module.css';

const SHAPE = 'm8 1.4 2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.9l-4.1 2.3.9-4.7-3.5-3.2 4.7-.6Z';

interface StarProps {
  readonly isFilled?: boolean;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** One star, filled or not. */
export function Star({ isFilled = true, size = 16 }: StarProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      strokeLinejoin="round"
      aria-hidden="true"
      className={isFilled ? styles.filled : styles.hollow}
    >
      <path d={SHAPE} />
    </svg>
  );
}
