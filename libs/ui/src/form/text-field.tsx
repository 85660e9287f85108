import Input, { type InputProps } from 'antd/es/input';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface TextFieldProps
  extends FieldFrameProps,
    Pick<
      InputProps,
      'autoComplete' | 'inputMode' | 'placeholder' | 'prefix' | 'suffix' | 'type' | 'maxLength'
    > {
  readonly name: string;
  /** Puts what is typed into its written form, such as digits in groups. */
  readonly format?: (typed: string) => string;
}

/** One line of text. */
export function TextField({ name, label, hint, optional, format, ...input }: TextFieldProps) {
  const { message, value, onChange, ...field } = useField(name);
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={message}>
      {(ids) => (
        <Input
          {...input}
          {...field}
          {...ids}
          onChange={(event) => onChange(format ? format(event.target.value) : event)}
          value={value ?? ''}
          size="large"
          {...(message && { status: 'error' })}
        />
      )}
    </FieldFrame>
  );
}
