import type { ReactNode } from 'react';
import styles from './focus-on-change.module.css';
import { useFocusOnChange } from './use-focus-on-change.ts';

interface FocusOnChangeProps {
  /** What is shown at this moment. */
  readonly of: string | null;
  readonly children: ReactNode;
}

/** An area that takes the focus when something else is shown in it. */
export function FocusOnChange({ of: shown, children }: FocusOnChangeProps) {
  const area = useFocusOnChange<HTMLDivElement>(shown);
  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      {children}
    </div>
  );
}
