import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const NarrowPrompt = lazy(() => import('../pages/narrow-prompt.tsx'));

/** Below this width, in pixels, the app is recommended instead (specification, section 8). */
const NARROW = window.matchMedia('(max-width: 767.98px)');
const CONTINUE_KEY = 'continueInBrowser';
const EXEMPT = ['/connect-success', '/connect-incomplete'];

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}

/** The prompt to download the app takes the place of the site in narrow windows, until waved away. */
export function NarrowWindow({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isNarrow = useSyncExternalStore(subscribe, () => NARROW.matches);
  const [continued, setContinued] = useState(() => sessionStorage.getItem(CONTINUE_KEY) === 'true');
  if (!isNarrow || continued || EXEMPT.includes(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <NarrowPrompt
        onContinue={() => {
          sessionStorage.setItem(CONTINUE_KEY, 'true');
          setContinued(true);
        }}
      />
    </Suspense>
  );
}
