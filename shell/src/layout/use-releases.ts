import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { useEffect, useState } from 'react';
import { useSessionState } from '../composition/core-context.ts';
import { usePortal } from '../composition/portal-context.ts';

type Releases = ReadonlyMap<RemoteName, Release>;

const NONE: Releases = new Map();

/** The releases in use; undefined until it is known which those are. */
export function useKnownReleases(): Releases | undefined {
  const { registry, remotes } = usePortal();
  const { status } = useSessionState();
  const [releases, setReleases] = useState<Releases>();
  useEffect(() => {
    if (status === 'loading') return;
    const read = (): void => {
      registry
        .releasesFor(remotes.subject())
        .then(setReleases)
        // The page itself says that the registry cannot be read, and offers Retry.
        .catch(() => setReleases(NONE));
    };
    read();
    return registry.onLearned(read);
  }, [registry, remotes, status]);
  return releases;
}

/** The releases in use; none until the registry was read. */
export const useReleases = (): Releases => useKnownReleases() ?? NONE;
