import Radio from 'antd/es/radio';
import { useId } from 'react';
import type { FieldFrameProps } from './field-frame.tsx';
import styles from './form.module.css';
import type { FieldOption } from './select-field.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly options: readonly (Omit<FieldOption, 'value'> & { readonly value: string | number })[];
}

/** One of a few choices, all of them in sight. */
export function RadioField({ name, label, hint, options }: Props) {
  const { message, value, onChange, onBlur } = useField(name);
  const errorId = useId();
  return (
    <fieldset className={styles.group} onBlur={onBlur}>
      <legend>{label}</legend>
      <Radio.Group
        name={name}
        value={value ?? null}
        options={[...options]}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
        aria-describedby={message ? errorId : undefined}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
      {message && (
        <p id={errorId} className={styles.error} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}
