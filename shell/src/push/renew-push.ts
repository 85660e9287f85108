import { addPushDevice, pushState } from '@leafshift/contracts/push';
import type { ApiClient } from '@leafshift/data-access';
import { isPermitted, subscribe } from './browser-push.ts';

export { closeShown } from './browser-push.ts';

/** Tells the portal again how this browser is reached, where it does not know; nobody is asked anything. */
export async function renewPush(api: ApiClient): Promise<void> {
  if (!isPermitted()) return;
  const { publicKey, devices } = await api.send(pushState, {});
  if (publicKey === null || devices.some(({ current }) => current)) return;
  const keys = await subscribe(publicKey);
  if (keys) await api.send(addPushDevice, { body: keys });
}
