import { type ReactNode, useId } from 'react';
import styles from './date-range.module.css';

interface LabelledFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A field outside of a form, with its label. */
export function LabelledField({ label, hint, children }: LabelledFieldProps) {
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
