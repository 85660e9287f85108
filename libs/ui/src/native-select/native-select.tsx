import clsx from 'clsx';
import styles from './native-select.module.css';

interface Props<Value extends string> {
  /** What is chosen here, for who cannot see it. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** 40 px high instead of 32. */
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** A choice of a few, as the browser draws it: nothing to load, and as phones know it. */
export function NativeSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, isLarge = false, className } = props;
  return (
    <select
      className={clsx(styles.select, isLarge && styles.large, className)}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
