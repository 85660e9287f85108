import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTINUE_KEY, isAppOffered, isAppOfferedBelow } from './app-offer.ts';
import { useIsNarrow } from './use-is-narrow.ts';

const NarrowPrompt = lazy(() => import('../pages/narrow-prompt.tsx'));
const NarrowBar = lazy(() => import('../pages/narrow-bar.tsx'));

/** Whether this narrow window offers the app here, and how that is ended for good on this device. */
function useOffer(isOffered: (path: string) => boolean): readonly [boolean, () => void] {
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [continued, setContinued] = useState(false);
  const goOn = (): void => {
    localStorage.setItem(CONTINUE_KEY, 'true');
    setContinued(true);
  };
  return [isNarrow && !continued && isOffered(pathname), goOn];
}

/** The prompt to download the app takes the place of the site in narrow windows, until waved away on this device. */
export function NarrowWindow({ children }: { children: ReactNode }) {
  const [isOffered, goOn] = useOffer(isAppOffered);
  if (!isOffered) return children;
  return (
    <Suspense fallback={null}>
      <NarrowPrompt onContinue={goOn} />
    </Suspense>
  );
}

/** The same as a bar below the pages of the public board, so that nothing of them moves when it comes (LOOK-16). */
export function OfferBelowPage() {
  const [isOffered, goOn] = useOffer(isAppOfferedBelow);
  if (!isOffered) return null;
  return (
    <Suspense fallback={null}>
      <NarrowBar onContinue={goOn} />
    </Suspense>
  );
}
