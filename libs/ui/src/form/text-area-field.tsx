import Input from 'antd/es/input';
import { useUiText } from '../locales/use-ui-text.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly rows?: number;
  /** From nine tenths of it on the length is shown; longer text is kept, for the schema to refuse. */
  readonly maxLength?: number;
}

const NEARLY = 0.9;

/** Several lines of text. */
export function TextAreaField({ name, label, hint, optional, rows = 4, maxLength }: Props) {
  const t = useUiText();
  const { message, value, ...field } = useField(name);
  const text: string = value ?? '';
  const lengthNote =
    maxLength !== undefined && text.length >= maxLength * NEARLY
      ? t('form.length', { length: text.length, max: maxLength })
      : null;
  return (
    <FieldFrame label={label} hint={lengthNote ?? hint} optional={optional} error={message}>
      {(ids) => (
        <Input.TextArea
          {...field}
          {...ids}
          value={text}
          rows={rows}
          {...(message && { status: 'error' })}
        />
      )}
    </FieldFrame>
  );
}
