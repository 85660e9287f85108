import Select from 'antd/es/select';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly options: readonly FieldOption[];
  readonly placeholder?: string;
  /** Several values at once. */
  readonly multiple?: boolean;
  readonly onChosen?: (value: string) => void;
}

/** A choice from a list. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
  multiple = false,
  onChosen,
}: Props) {
  const { message, value, onChange, onBlur, ref } = useField(name);
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={message}>
      {(ids) => (
        <Select
          {...ids}
          ref={ref}
          size="large"
          value={value || undefined}
          placeholder={placeholder}
          options={[...options]}
          onBlur={onBlur}
          onChange={(chosen) => {
            onChange(chosen);
            onChosen?.(chosen);
          }}
          {...(multiple && { mode: 'multiple' as const })}
          {...(message && { status: 'error' as const })}
        />
      )}
    </FieldFrame>
  );
}
