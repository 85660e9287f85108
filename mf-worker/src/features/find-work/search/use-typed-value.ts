import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 300;

interface TypedValue {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Takes what is typed at once, for instance with Enter. */
  readonly settle: () => void;
}

const isSameText = (typed: string, value: string): boolean => typed.trim() === value;

/** What somebody types into a field, which takes effect after a short pause where it is not the value already. */
export function useTypedValue(
  value: string,
  onChange: (value: string) => void,
  isSame: (typed: string, value: string) => boolean = isSameText,
): TypedValue {
  const [typed, setTyped] = useState(value);
  const change = useEffectEvent(onChange);
  const same = useEffectEvent(isSame);

  useEffect(() => setTyped((current) => (same(current, value) ? current : value)), [value]);
  useEffect(() => {
    if (same(typed, value)) return;
    const pause = setTimeout(() => change(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);

  return { typed, type: setTyped, settle: () => onChange(typed.trim()) };
}
