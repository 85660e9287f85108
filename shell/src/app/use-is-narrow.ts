import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767.98px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is under 768 px wide (specification, section 9). */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
