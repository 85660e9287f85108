import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyGlyph } from './glyphs.tsx';
import styles from './states.module.css';

export interface EmptyWordsProps {
  readonly title: ReactNode;
  /** What can be done next, in one sentence. */
  readonly text?: ReactNode;
  /** For a small list inside a card or a panel. */
  readonly isCompact?: boolean;
  /** Stands below the words. */
  readonly children?: ReactNode;
}

/** What says that there is nothing yet. */
export const EmptyWords = ({ title, text, isCompact = false, children }: EmptyWordsProps) => (
  <div className={clsx(styles.state, isCompact && styles.compact)}>
    <EmptyGlyph className={styles.glyph} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {children}
  </div>
);
