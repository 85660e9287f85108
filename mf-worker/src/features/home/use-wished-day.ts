import type { CalendarDay } from '@leafshift/domain/time-zone';
import { type RefObject, useEffect, useRef } from 'react';

/** That somebody wants to be led to a day; another one each time. */
export interface WishedDay {
  readonly day: CalendarDay;
}

/** The heading of a day; takes the focus, once, when a wished day is the one that is shown. */
export function useWishedDay(
  wished: WishedDay | null,
  shown: CalendarDay,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const met = useRef<WishedDay>(null);
  useEffect(() => {
    if (wished === null || wished === met.current || wished.day !== shown) return;
    met.current = wished;
    heading.current?.focus();
  }, [wished, shown]);
  return heading;
}
