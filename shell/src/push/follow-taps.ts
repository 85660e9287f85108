import type { Navigation } from '../app/navigation.ts';
import { OPEN_PATH } from '../service-worker/pushes.ts';

/** Goes where a tapped notification leads, without loading the portal anew. */
export function followTaps(navigation: Navigation): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [answer] }) => {
    if (data?.type !== OPEN_PATH || typeof data.path !== 'string') return;
    navigation.navigate(data.path);
    answer?.postMessage('done');
  });
}
