import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection; `onBack` is called when it has one again. */
export function useConnection(onBack: () => void): boolean {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (): void => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
