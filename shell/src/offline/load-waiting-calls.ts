import type { Call } from '@leafshift/contracts/core';
import { fetchCode } from '@leafshift/data-access';

interface Loaded {
  readonly waitingCalls: readonly Call[];
}

/**
 * The calls that may be sent later. Throws the `ApiError` of a call without an answer where their code
 * cannot be fetched, so that what waits goes on waiting (PLATFORM-30).
 */
export async function loadWaitingCalls(
  load: () => Promise<Loaded> = () =>
    import(/* webpackChunkName: "waiting-calls" */ '@leafshift/contracts/waiting'),
): Promise<readonly Call[]> {
  const { waitingCalls } = await fetchCode(load);
  return waitingCalls;
}
