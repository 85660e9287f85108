import Button from 'antd/es/button';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyGlyph } from './glyphs.tsx';
import styles from './states.module.css';

export interface StateAction {
  readonly label: ReactNode;
  readonly onClick?: () => void;
  /** A path or address; the button is then a link. */
  readonly href?: string;
}

interface EmptyStateProps {
  readonly title: ReactNode;
  /** What can be done next, in one sentence. */
  readonly text?: ReactNode;
  readonly action?: StateAction;
  /** For a small list inside a card or a panel. */
  readonly isCompact?: boolean;
}

/** Says that there is nothing yet, and teaches the next step. */
export function EmptyState({ title, text, action, isCompact = false }: EmptyStateProps) {
  return (
    <div className={clsx(styles.state, isCompact && styles.compact)}>
      <EmptyGlyph className={styles.glyph} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Button
          type={isCompact ? 'default' : 'primary'}
          className={styles.action}
          {...(action.onClick && { onClick: action.onClick })}
          {...(action.href !== undefined && { href: action.href })}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
