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
  /** What is chosen can be taken back. */
  readonly clearable?: boolean;
  readonly onChosen?: (value: string) => void;
}

/** From so many options on, typing narrows them down. */
const MANY = 8;

const labelsOf = (options: readonly FieldOption[], value: unknown): string =>
  options
    .filter((option) =>
      Array.isArray(value) ? value.includes(option.value) : option.value === value,
    )
    .map(({ label }) => label)
    .join(', ');

/** A choice from a list. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
  multiple = false,
  clearable = false,
  onChosen,
}: Props) {
  const { message, value, onChange, onBlur, ref } = useField(name);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      error={message}
      chosen={labelsOf(options, value)}
    >
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
          {...(options.length >= MANY && { showSearch: { optionFilterProp: 'label' } })}
          {...(clearable && { allowClear: true })}
          {...(multiple && { mode: 'multiple' as const })}
          {...(message && { status: 'error' as const })}
        />
      )}
    </FieldFrame>
  );
}
