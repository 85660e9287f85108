import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { EmptyWords, type EmptyWordsProps } from './empty-words.tsx';
import styles from './states.module.css';

export interface StateAction {
  readonly label: ReactNode;
  readonly onClick?: () => void;
  /** A path or address; the button is then a link. */
  readonly href?: string;
}

interface EmptyStateProps extends Omit<EmptyWordsProps, 'children'> {
  readonly action?: StateAction;
}

/** Says that there is nothing yet, and teaches the next step. */
export function EmptyState({ action, ...words }: EmptyStateProps) {
  return (
    <EmptyWords {...words}>
      {action && (
        <Button
          type={words.isCompact ? 'default' : 'primary'}
          className={styles.action}
          {...(action.onClick && { onClick: action.onClick })}
          {...(action.href !== undefined && { href: action.href })}
        >
          {action.label}
        </Button>
      )}
    </EmptyWords>
  );
}
