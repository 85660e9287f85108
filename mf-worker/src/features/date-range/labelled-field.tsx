import { type ReactNode, useId } from 'react';
import styles from './date-range.module.css';

interface LabelledFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it; announced, and described by the id of the field with `-problem`. */
  readonly problem?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A field outside of a form, with its label. */
export function LabelledField({ label, hint, problem, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
