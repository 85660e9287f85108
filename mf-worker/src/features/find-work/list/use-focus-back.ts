import { type RefObject, useEffect, useRef } from 'react';

/**
 * In narrow windows the list and the shift take turns. When the list is shown again, the entry of
 * the shift that was open gets the focus, because the link back that had it is gone. `selectedId`
 * is the open shift; each entry names its shift by `data-shift`.
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
