import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes that follow each other within this time are fetched once. */
const GATHER_MS = 500;

/** Keys that were fetched a moment ago, and whether something has changed since. */
const gathered = new WeakMap<QueryClient, Map<string, boolean>>();

/**
 * Fetches again what a change concerns (PLATFORM-32): at once, and what changes within half a second after it once for all
 * of it. A step that changes forty shifts would else fetch every list forty times.
 */
export function refetchGathered(client: QueryClient, queryKey: QueryKey): void {
  const known = gathered.get(client) ?? new Map<string, boolean>();
  gathered.set(client, known);
  const key = JSON.stringify(queryKey);
  if (known.has(key)) {
    known.set(key, true);
    return;
  }
  known.set(key, false);
  client.invalidateQueries({ queryKey }).catch((error: unknown) => reportError(error));
  setTimeout(() => {
    const hasChanged = known.get(key);
    known.delete(key);
    if (hasChanged) refetchGathered(client, queryKey);
  }, GATHER_MS);
}
