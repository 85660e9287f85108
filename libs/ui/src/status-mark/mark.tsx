import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MARK_MEANINGS, type MarkKind } from './mark-kinds.ts';
import styles from './status-mark.module.css';

const ring = <circle cx="6" cy="6" r="4" fill="none" strokeWidth="2" />;
const dot = <circle cx="6" cy="6" r="5" stroke="none" />;

const SHAPES: Readonly<Record<MarkKind, ReactNode>> = {
  confirmed: dot,
  requested: ring,
  open: <circle cx="6" cy="6" r="4" fill="none" strokeWidth="1.5" strokeDasharray="2.1 2.1" />,
  'requests-waiting': <path d="M6 .6 11.4 6 6 11.4.6 6Z" stroke="none" />,
  filled: dot,
  complete: <path d="m1.6 6.4 3 3 5.8-6.6" fill="none" strokeWidth="2" />,
  cancelled: <path d="m2.4 2.4 7.2 7.2m0-7.2-7.2 7.2" fill="none" strokeWidth="2" />,
  waiting: (
    <>
      <circle cx="6" cy="6" r="4.6" fill="none" strokeWidth="1.6" />
      <path d="M6 3.4V6l1.8 1.3" fill="none" strokeWidth="1.6" />
    </>
  ),
  problem: <path d="M6 1.2 11.4 11H.6ZM6 4.6v3M6 9.2v.1" fill="none" strokeWidth="1.5" />,
};

interface MarkProps {
  readonly kind: MarkKind;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** The bare shape of a state; a word always stands with it, beside it or in a label. */
export function Mark({ kind, size = 10 }: MarkProps) {
  return (
    <svg
      className={clsx(styles.mark, styles[MARK_MEANINGS[kind]])}
      viewBox="0 0 12 12"
      width={size}
      height={size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[kind]}
    </svg>
  );
}
