import { type ReactNode, useId } from 'react';
import styles from './filter-drawer.module.css';

interface FilterFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A filter with its label. */
export function FilterField({ label, hint, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
