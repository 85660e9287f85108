import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 300;

interface TypedValue {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Takes what is typed at once, for instance with Enter. */
  readonly settle: () => void;
}

/** What somebody types into a field, which takes effect after a short pause. */
export function useTypedValue(value: string, onChange: (value: string) => void): TypedValue {
  const [typed, setTyped] = useState(value);
  const change = useEffectEvent(onChange);

  useEffect(() => setTyped((current) => (current.trim() === value ? current : value)), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => change(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);

  return { typed, type: setTyped, settle: () => onChange(typed.trim()) };
}
