import type { PushSubscriptionKeys } from '@leafshift/contracts/push';
import { isInstalled } from '../app/app-offer.ts';

/** What this browser lets a page do: an iPhone only once the portal is on its home screen. */
export type PushAbility = 'possible' | 'blocked' | 'install-first' | 'impossible';

export function pushAbility(): PushAbility {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'possible';
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple && !isInstalled() ? 'install-first' : 'impossible';
}

/** Whether the browser has been asked and said yes. */
export const isPermitted = (): boolean =>
  pushAbility() === 'possible' && Notification.permission === 'granted';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const same = (buffer: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  buffer !== null && String(new Uint8Array(buffer)) === String(bytes);

/** Asks the person, then the browser; null where the person does not want it. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  // The portal has other keys by now.
  if (before && !same(before.options.applicationServerKey, applicationServerKey)) {
    await before.unsubscribe();
  }
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: endpoint ?? '', keys: { p256dh, auth }, publicKey };
}

/** Ends it in the browser as well; nothing where there is none. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  await made?.unsubscribe();
}

/** Puts away what is shown of somebody who is gone. */
export async function closeShown(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
