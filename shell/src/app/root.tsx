import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { CONTENT_ID } from './content-id.ts';
import { NarrowWindow } from './narrow-window.tsx';
import type { RouteHandle } from './route-handle.ts';

/** The page that is shown: its path, or its route where that keeps its place. */
function usePageKey(): string {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<RouteHandle> | undefined;
  return match && handle?.keepsPlace ? match.id : pathname;
}

/** Every change of page scrolls to the top and moves the focus to the new page. */
function usePageChange(): void {
  const page = usePageKey();
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [page]);
}

/** What all pages of the portal share. */
export function Root() {
  usePageChange();
  return (
    <NarrowWindow>
      <Outlet />
    </NarrowWindow>
  );
}
