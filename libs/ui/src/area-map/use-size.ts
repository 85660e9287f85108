import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './geometry.ts';

/** What counts as long as nobody knows better, as in a part of the page that is not shown. */
const NOMINAL: Size = { width: 480, height: 360 };

/** How large a frame is, in pixels; while it is hidden, what it was before. */
export function useSize(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly size: Size;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(NOMINAL);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize((last) =>
        last.width === width && last.height === height ? last : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}
