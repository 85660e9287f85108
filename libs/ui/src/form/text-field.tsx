import type { InputProps, InputRef } from 'antd/es/input';
import Input from 'antd/es/input/Input';
import { type ChangeEvent, useRef } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useKeptCaret } from './kept-caret.ts';
import { useField } from './use-field.ts';

export interface TextFieldProps
  extends FieldFrameProps,
    Pick<
      InputProps,
      | 'autoComplete'
      | 'inputMode'
      | 'placeholder'
      | 'prefix'
      | 'suffix'
      | 'type'
      | 'maxLength'
      | 'min'
      | 'max'
      | 'readOnly'
    > {
  readonly name: string;
  /** Puts what is typed into its written form, such as digits in groups. */
  readonly format?: (typed: string) => string;
}

/** One line of text. */
export function TextField({ name, label, hint, optional, format, ...input }: TextFieldProps) {
  const { message, value, onChange, ref, ...field } = useField(name);
  const element = useRef<HTMLInputElement>(null);
  const keepCaret = useKeptCaret(element, value ?? '');

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (!format) {
      onChange(event);
      return;
    }
    keepCaret(event.target);
    onChange(format(event.target.value));
  };

  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={message}>
      {(ids) => (
        <Input
          {...input}
          {...field}
          {...ids}
          ref={(instance: InputRef | null) => {
            ref(instance);
            element.current = instance?.input ?? null;
          }}
          onChange={change}
          value={value ?? ''}
          size="large"
          {...(input.readOnly && { variant: 'filled' })}
          {...(message && { status: 'error' })}
        />
      )}
    </FieldFrame>
  );
}
