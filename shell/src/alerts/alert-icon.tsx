import type { AlertKind } from '@leafshift/shell-sdk';
import styles from './alert-stack.module.css';

/** One shape for each kind, so that colour alone says nothing. */
const SHAPES: Readonly<Record<AlertKind, string>> = {
  Success: 'M6.5 10.3l2.4 2.4 4.8-5.2',
  Error: 'M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6',
  Info: 'M10 9.2v4.3M10 6.4v.1',
  Warning: 'M10 6.2v4.6M10 13.5v.1',
};

export function AlertIcon({ kind }: { kind: AlertKind }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.icon}>
      {kind === 'Warning' ? (
        <path d="M10 2.2l8.3 14.6H1.7z" fill="currentColor" strokeLinejoin="round" />
      ) : (
        <circle cx="10" cy="10" r="8.5" fill="currentColor" />
      )}
      <path
        d={SHAPES[kind]}
        fill="none"
        stroke="var(--ls-raised)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
