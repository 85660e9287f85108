import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import type { RemoteFailure } from './remote-failure.ts';

const KEY = 'reloadedForRelease';

export interface StaleChunkParts {
  /** Whether the registry names another release of this remote by now. */
  hasNewerRelease(name: RemoteName): Promise<boolean>;
  readonly browserSession: Storage;
  reload(): void;
}

/**
 * Somebody presses Retry: where the registry names another release by now, such as the one before, it
 * can only come with another window. Answers whether a reload is on its way.
 */
export async function reloadForNewer(
  { remote }: RemoteFailure,
  { hasNewerRelease, reload }: Pick<StaleChunkParts, 'hasNewerRelease' | 'reload'>,
): Promise<boolean> {
  const isReplaced = await hasNewerRelease(remote).catch(() => false);
  if (isReplaced) reload();
  return isReplaced;
}

const KEY_OF_SIDE = 'reloadedForSide';

/**
 * Somebody signed in who gets another release of a remote than the window has: it is reloaded, once
 * for each release. Answers whether a reload is on its way.
 */
export function reloadForSide(
  remote: RemoteName,
  { id }: Pick<Release, 'id'>,
  { browserSession, reload }: Pick<StaleChunkParts, 'browserSession' | 'reload'>,
): boolean {
  const mark = `${remote} ${id}`;
  if (browserSession.getItem(KEY_OF_SIDE) === mark) return false;
  browserSession.setItem(KEY_OF_SIDE, mark);
  reload();
  return true;
}

/**
 * After a deployment an open window may ask for a file that is gone. Then the window is reloaded,
 * once for each failed release and never in a loop. Answers whether a reload is on its way.
 */
export async function reloadIfReplaced(
  failure: RemoteFailure,
  { hasNewerRelease, browserSession, reload }: StaleChunkParts,
): Promise<boolean> {
  if (failure.kind !== 'unreachable') return false;
  if (browserSession.getItem(KEY) === failure.reference) return false;
  const isReplaced = await hasNewerRelease(failure.remote).catch(() => false);
  if (!isReplaced) return false;
  browserSession.setItem(KEY, failure.reference);
  reload();
  return true;
}
