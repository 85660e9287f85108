import Radio from 'antd/es/radio';
import { type FocusEvent, useId } from 'react';
import { FieldError } from './field-error.tsx';
import type { FieldFrameProps } from './field-frame.tsx';
import styles from './form.module.css';
import type { FieldOption } from './select-field.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly options: readonly (Omit<FieldOption, 'value'> & { readonly value: string | number })[];
  /** One below the other, for choices that are sentences. */
  readonly isList?: boolean;
}

/** Where the keyboard enters a group of radio buttons. */
const entryOf = (group: HTMLElement | null): HTMLElement | null | undefined =>
  group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input');

/** One of a few choices, all of them in sight. */
export function RadioField({ name, label, hint, options, isList = false }: Props) {
  const { message, value, onChange, onBlur, ref } = useField(name);
  const id = useId();
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };

  return (
    <fieldset
      ref={(group) => ref(group && { focus: () => entryOf(group)?.focus() })}
      className={styles.group}
      aria-describedby={describedBy || undefined}
      onBlur={leave}
    >
      <legend>{label}</legend>
      <Radio.Group
        role="presentation"
        name={name}
        vertical={isList}
        value={value ?? null}
        options={options.map((option) => ({ ...option, label: <bdi>{option.label}</bdi> }))}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
