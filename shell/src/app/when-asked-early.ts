import { take } from '../hand-over.ts';

/** On a slow network the portal is made ready meanwhile. */
const LATEST_MS = 300;

/**
 * Resolves once the script in the page has asked for what the page shows first, so that the large scripts
 * run while that is under way and not before; at the latest after 300 ms.
 */
export async function whenAskedEarly(): Promise<void> {
  const latest = new Promise<void>((resolve) => {
    setTimeout(resolve, LATEST_MS);
  });
  await Promise.race([take('asked'), latest]);
}
