import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CONTENT_ID } from './content-id.ts';
import { NarrowWindow } from './narrow-window.tsx';

/** Every change of path scrolls to the top and moves the focus to the new page. */
function usePathChange(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What all pages of the portal share. */
export function Root() {
  usePathChange();
  return (
    <NarrowWindow>
      <Outlet />
    </NarrowWindow>
  );
}
