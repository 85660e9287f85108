import Password from 'antd/es/input/Password';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  /** What a password manager should do here. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown. */
export function PasswordField({ name, label, hint, optional, autoComplete }: Props) {
  const { message, value, ...field } = useField(name);
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={message}>
      {(ids) => (
        <Password
          {...field}
          {...ids}
          value={value ?? ''}
          size="large"
          autoComplete={autoComplete}
          {...(message && { status: 'error' })}
        />
      )}
    </FieldFrame>
  );
}
