import { type ReactNode, useId } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './form.module.css';

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface Props extends FieldFrameProps {
  readonly error: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Label, control, hint and error of one field, tied together for assistive technology. */
export function FieldFrame({ label, hint, optional = false, error, children }: Props) {
  const t = useUiText();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': !!error })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
