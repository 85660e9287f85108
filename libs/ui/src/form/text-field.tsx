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
}

/** One line of text. */
export function TextField({ name, label, hint, optional, ...input }: TextFieldProps) {
  const { message, value, ...field } = useField(name);
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={message}>
      {(ids) => (
        <Input
          {...input}
          {...field}
          {...ids}
          value={value ?? ''}
          size="large"
          {...(message && { status: 'error' })}
        />
      )}
    </FieldFrame>
  );
}
