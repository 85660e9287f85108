import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isInstalled } from './install-offer.ts';
import { useIsNarrow } from './use-is-narrow.ts';

const NarrowPrompt = lazy(() => import('../pages/narrow-prompt.tsx'));

const CONTINUE_KEY = 'continueInBrowser';
const EXEMPT = ['/connect-success', '/connect-incomplete', '/terms', '/privacy'];

/** The prompt to download the app takes the place of the site in narrow windows, until waved away on this device. */
export function NarrowWindow({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [continued, setContinued] = useState(() => localStorage.getItem(CONTINUE_KEY) === 'true');
  if (!isNarrow || continued || EXEMPT.includes(pathname) || isInstalled()) return children;
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
