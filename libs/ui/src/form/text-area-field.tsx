import Input from 'antd/es/input';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly rows?: number;
  readonly maxLength?: number;
}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, optional, rows = 4, maxLength }: Props) {
  const { message, value, ...field } = useField(name);
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={message}>
      {(ids) => (
        <Input.TextArea
          {...field}
          {...ids}
          value={value ?? ''}
          rows={rows}
          maxLength={maxLength}
          {...(message && { status: 'error' })}
        />
      )}
    </FieldFrame>
  );
}
