import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './stepper.module.css';
import { typedNumber } from './typed-number.ts';

interface StepperValueProps {
  readonly labelId: string;
  readonly noteId: string | undefined;
  readonly value: number;
  /** The value with its unit. */
  readonly text: string;
  /** The keys that take steps. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Absent where the number cannot be typed. */
  readonly onTyped: ((typed: number) => void) | undefined;
}

/** The number of a stepper. A digit, Enter or a click lets it be typed; Escape leaves it as it was. */
export function StepperValue(props: StepperValueProps) {
  const { labelId, noteId, value, text, onKeyDown, onTyped } = props;
  const [begun, setBegun] = useState<string | null>(null);
  const returns = useRef(false);
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (begun === null && returns.current) shown.current?.focus();
    returns.current = false;
  }, [begun]);
  const described = {
    'aria-labelledby': labelId,
    'aria-describedby': noteId,
    'aria-valuetext': text,
  } as const;

  if (begun !== null && onTyped) {
    return (
      <TypedNumber
        described={described}
        value={value}
        first={begun}
        isWhole={begun === String(value)}
        onEnd={(typed, isByKey) => {
          returns.current = isByKey;
          setBegun(null);
          if (typed !== null) onTyped(typed);
        }}
      />
    );
  }
  return (
    <div
      ref={shown}
      {...described}
      role="spinbutton"
      aria-valuenow={value}
      tabIndex={0}
      className={styles.value}
      data-typed={onTyped !== undefined}
      onClick={() => setBegun(String(value))}
      onKeyDown={(event) => {
        onKeyDown(event);
        const isDigit = typedNumber(event.key) !== null && !event.ctrlKey && !event.metaKey;
        if (onTyped && (isDigit || event.key === 'Enter')) {
          event.preventDefault();
          setBegun(isDigit ? event.key : String(value));
        }
      }}
    >
      {text}
    </div>
  );
}

interface TypedNumberProps {
  readonly described: object;
  readonly value: number;
  readonly first: string;
  /** The whole number stands there and is marked, so that typing replaces it. */
  readonly isWhole: boolean;
  /** `null` leaves the number as it was; by a key, the focus returns to it. */
  readonly onEnd: (typed: number | null, isByKey: boolean) => void;
}

function TypedNumber({ described, value, first, isWhole, onEnd }: TypedNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when typing begins
  useLayoutEffect(() => {
    input.current?.focus();
    if (isWhole) input.current?.select();
  }, []);
  const end = (typed: number | null, isByKey: boolean): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(typed, isByKey);
  };
  return (
    <input
      ref={input}
      {...described}
      role="spinbutton"
      aria-valuenow={value}
      className={styles.typed}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={10}
      defaultValue={first}
      onBlur={(event) => end(typedNumber(event.target.value), false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Neither sends the form nor closes the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter' ? typedNumber(event.currentTarget.value) : null, true);
      }}
    />
  );
}
