import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What the server wrote into the page's head for the address that was opened. */
const SERVED = 'head [data-served]';

/**
 * Names the window after what the page shows. What the server said of the first address (its
 * canonical address, its preview) goes once another page is shown.
 */
export function useServedHead(title: string | null): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of each address counts
  useEffect(
    () => () => {
      for (const element of document.querySelectorAll(SERVED)) element.remove();
    },
    [pathname],
  );
}
