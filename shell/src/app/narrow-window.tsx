import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTINUE_KEY, isAppOffered } from './app-offer.ts';
import { useIsNarrow } from './use-is-narrow.ts';

const NarrowPrompt = lazy(() => import('../pages/narrow-prompt.tsx'));

/** The prompt to download the app takes the place of the site in narrow windows, until waved away on this device. */
export function NarrowWindow({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [continued, setContinued] = useState(false);
  if (!isNarrow || continued || !isAppOffered(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <NarrowPrompt
        onContinue={() => {
          localStorage.setItem(CONTINUE_KEY, 'true');
          setContinued(true);
        }}
      />
    </Suspense>
  );
}
