import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface HeaderPanel {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** For the element around the button and what opens below it. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/**
 * What opens below a button of the header. Escape closes it and gives the button the focus back; a click or the
 * focus elsewhere, or another page, close it too.
 */
export function useHeaderPanel(): HeaderPanel {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = openOn === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => setOpenOn(null);
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setOpenOn(isOpen ? null : pathname),
    close: () => setOpenOn(null),
    place,
  };
}
