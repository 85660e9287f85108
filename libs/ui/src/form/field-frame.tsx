import { type ReactNode, useId } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { FieldError } from './field-error.tsx';
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
  /** What a control has chosen, where it does not tell assistive technology itself. */
  readonly chosen?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Label, control, hint and error of one field, tied together for assistive technology. */
export function FieldFrame({ label, hint, optional = false, error, chosen, children }: Props) {
  const t = useUiText();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const chosenId = `${id}-chosen`;
  const describedBy = [chosen && chosenId, error && errorId, hint && hintId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className={styles.field}>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': !!error })}
      {chosen && (
        <span id={chosenId} hidden>
          {chosen}
        </span>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
