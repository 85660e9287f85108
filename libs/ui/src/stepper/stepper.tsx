import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Step, StepDirection } from '@leafshift/domain/posting-rules';
import type { AlertKind } from '@leafshift/domain/refusal';
import { useMessages } from '@leafshift/i18n/messages';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { isAtLimit, type StepRule, takeStep } from './step-rule.ts';
import styles from './stepper.module.css';
import { StepperValue } from './stepper-value.tsx';
import { useRepeat } from './use-repeat.ts';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** A range, or a rule of the domain such as `stepDuration`. */
  readonly rule: StepRule;
  /** What becomes of a number that somebody types; without it none can be typed. */
  readonly typedRule?: (typed: number) => Step<number>;
  /** How the value reads, with its unit: `8 hours`. */
  readonly format?: (value: number) => string;
  /** Told why a step was refused, for a toast; it is said below the stepper too. */
  readonly onMessage?: (kind: AlertKind, msg: string) => void;
  readonly hint?: string;
}

const KEYS: Readonly<Record<string, readonly [StepDirection, steps: number]>> = {
  ArrowUp: ['up', 1],
  ArrowDown: ['down', 1],
  PageUp: ['up', 10],
  PageDown: ['down', 10],
};

/**
 * A number with − and +, which can be typed as well. Held buttons repeat; arrow keys take one step,
 * Page keys ten.
 */
export function Stepper({
  label,
  value,
  onChange,
  rule,
  typedRule,
  format = String,
  onMessage,
  hint,
}: StepperProps) {
  const t = useUiText();
  const say = useMessages();
  const labelId = useId();
  const noteId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  /** Gives whether it can go on like this: not at a limit, and not past what had to be said. */
  const take = (taken: Step<number>): boolean => {
    setRefusal(taken.refusal?.text ?? null);
    if (taken.refusal) onMessage?.(taken.refusal.kind, say(taken.refusal.text));
    if (taken.value === latest.current) return false;
    latest.current = taken.value;
    onChange(taken.value);
    return taken.refusal === null;
  };
  const step = (direction: StepDirection): boolean =>
    take(takeStep(rule, latest.current, direction));

  const onKeyDown = (event: KeyboardEvent): void => {
    const [direction, steps] = KEYS[event.key] ?? [];
    if (!(direction && steps)) return;
    event.preventDefault();
    let left = steps;
    while (left > 0 && step(direction)) left -= 1;
  };

  const buttonOf = (direction: StepDirection) => ({
    name: t(direction === 'up' ? 'stepper.more' : 'stepper.less', { label }),
    isResting: isAtLimit(rule, value, direction),
    onStep: () => step(direction),
  });

  const note = refusal ? say(refusal) : hint;
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.stepper}>
        <StepButton {...buttonOf('down')}>
          <MinusOutlined />
        </StepButton>
        <StepperValue
          labelId={labelId}
          noteId={note ? noteId : undefined}
          value={value}
          text={format(value)}
          onKeyDown={onKeyDown}
          onTyped={typedRule && ((typed) => take(typedRule(typed)))}
        />
        <StepButton {...buttonOf('up')}>
          <PlusOutlined />
        </StepButton>
      </div>
      <p id={noteId} className={refusal ? styles.refusal : styles.hint} aria-live="polite">
        {note}
      </p>
    </div>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly isResting: boolean;
  readonly onStep: () => boolean;
  readonly children: ReactNode;
}

/** Left out of the Tab order: the number itself takes the arrow keys. */
function StepButton({ name, isResting, onStep, children }: StepButtonProps) {
  const repeat = useRepeat(onStep);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={isResting}
      className={styles.button}
      onClick={onStep}
      {...repeat}
    >
      {children}
    </button>
  );
}
