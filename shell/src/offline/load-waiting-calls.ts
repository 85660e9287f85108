import type { Call } from '@leafshift/contracts/core';
import { fetchCode } from '@leafshift/data-access';

/**
 * The calls that may be sent later. Throws the `ApiError` of a call without an answer where their code
 * cannot be fetched, so that what waits goes on waiting (PLATFORM-30).
 */
export async function loadWaitingCalls(): Promise<readonly Call[]> {
  const { waitingCalls } = await fetchCode(
    () => import(/* webpackChunkName: "waiting-calls" */ '@leafshift/contracts/waiting'),
  );
  return waitingCalls;
}
