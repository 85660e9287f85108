import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import { MARK_MEANINGS, type MarkKind } from './mark-kinds.ts';
import styles from './status-mark.module.css';

interface StatusMarkProps {
  readonly kind: MarkKind;
  /** The word or short phrase that says it. */
  readonly children: ReactNode;
  /** `plain` for rows of facts, `badge` for the one state of a thing. */
  readonly variant?: 'badge' | 'plain';
}

/** A state, shown by its shape, its colour and a word. */
export function StatusMark({ kind, children, variant = 'badge' }: StatusMarkProps) {
  return (
    <span
      className={clsx(
        styles.status,
        variant === 'badge' && styles.badge,
        styles[`${MARK_MEANINGS[kind]}Text`],
      )}
    >
      <Mark kind={kind} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}
