import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when a value changes, because the button that was pressed for the
 * change is gone with the old value and the focus would start over at the top of the page. It moves
 * nothing when the element is first shown.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
  options?: FocusOptions,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(value);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    element.current?.focus({ preventScroll });
  }, [value, preventScroll]);
  return element;
}
