import Input, { type InputProps } from 'antd/es/input';
import { LabelledField } from '../../date-range/labelled-field.tsx';
import { useTypedValue } from './use-typed-value.ts';

interface TypedFieldProps extends Pick<InputProps, 'inputMode' | 'prefix' | 'suffix'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with what is typed, or undefined. */
  readonly problemOf?: (typed: string) => string | undefined;
  /** Whether what is typed says the same as the value; the text itself unless given. */
  readonly isSame?: (typed: string, value: string) => boolean;
}

/** A filter that is typed. */
export function TypedField(props: TypedFieldProps) {
  const { label, value, onChange, problemOf, isSame, ...input } = props;
  const { typed, type, settle } = useTypedValue(value, onChange, isSame);
  const problem = problemOf?.(typed);
  return (
    <LabelledField label={label} problem={problem}>
      {(id) => (
        <Input
          {...input}
          id={id}
          size="large"
          maxLength={100}
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => type(event.target.value)}
          onPressEnter={settle}
          onBlur={settle}
        />
      )}
    </LabelledField>
  );
}
