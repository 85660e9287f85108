import { useSyncExternalStore } from 'react';

/** Below this width, in pixels, the app is recommended instead (LOOK-16). */
const NARROW = window.matchMedia('(max-width: 767.98px)');

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);
