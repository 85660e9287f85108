import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when a value changes: what was pressed to change it is gone from
 * the page, and the keyboard must not start over behind the dialog.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) {
      before.current = value;
      element.current?.focus();
    }
  }, [value]);
  return element;
}
