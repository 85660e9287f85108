import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the list stands in place of the shift again, the entry of that shift gets the focus, which
 * went with the way back. `selectedId` is the open shift; entries name theirs by `data-shift`.
 */
export function useFocusBack<List extends HTMLElement>(
  selectedId: string | null,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const last = useRef(selectedId);
  useEffect(() => {
    const left = selectedId === null ? last.current : null;
    last.current = selectedId;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (left === null || !isLost) return;
    list.current?.querySelector<HTMLElement>(`[data-shift="${left}"]`)?.focus();
  }, [selectedId]);
  return list;
}
