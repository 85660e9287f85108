import Checkbox from 'antd/es/checkbox';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';
import { useField } from './use-field.ts';

/** A box to tick, with its label behind it. */
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { message, value, ref, ...field } = useField(name);
  const errorId = useId();
  return (
    <div className={styles.field}>
      <Checkbox
        {...field}
        ref={ref}
        checked={value === true}
        aria-invalid={!!message}
        aria-describedby={message ? errorId : undefined}
      >
        {children}
      </Checkbox>
      <FieldError id={errorId} message={message} />
    </div>
  );
}
