import Input, { type InputProps } from 'antd/es/input';
import { LabelledField } from '../../date-range/labelled-field.tsx';
import { useTypedValue } from './use-typed-value.ts';

interface TypedFieldProps extends Pick<InputProps, 'inputMode' | 'prefix' | 'suffix'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter that is typed. */
export function TypedField({ label, value, onChange, ...input }: TypedFieldProps) {
  const { typed, type, settle } = useTypedValue(value, onChange);
  return (
    <LabelledField label={label}>
      {(id) => (
        <Input
          {...input}
          id={id}
          size="large"
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onPressEnter={settle}
          onBlur={settle}
        />
      )}
    </LabelledField>
  );
}
