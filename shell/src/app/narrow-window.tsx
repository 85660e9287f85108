import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NarrowPrompt } from './narrow-prompt.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

/** Kept until the browser session ends. */
const CONTINUED_KEY = 'continueInBrowser';

/** Pages that are opened in small windows on purpose (specification, section 1). */
const ALWAYS_SHOWN = ['/connect-success', '/connect-incomplete'];

/** Shows the download prompt instead of the site in windows under 768 px, unless told otherwise. */
export function NarrowWindow({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [continued, setContinued] = useState(
    () => sessionStorage.getItem(CONTINUED_KEY) === 'true',
  );

  if (!isNarrow || continued || ALWAYS_SHOWN.includes(pathname)) return children;
  return (
    <NarrowPrompt
      onContinue={() => {
        sessionStorage.setItem(CONTINUED_KEY, 'true');
        setContinued(true);
      }}
    />
  );
}
