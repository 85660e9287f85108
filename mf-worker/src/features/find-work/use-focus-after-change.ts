import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element after the value changed, because what had the focus went with the
 * old value. Not when it is first shown.
 */
export function useFocusAfterChange(value: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    element.current?.focus({ preventScroll: true });
  }, [value]);
  return element;
}
