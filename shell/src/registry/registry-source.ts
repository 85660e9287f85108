import type { RemoteName } from '@leafshift/shell-sdk';
import type { Registry, Release } from '@leafshift/shell-sdk/registry';
import { chooseRelease } from './choose-release.ts';
import { fetchRegistry } from './fetch-registry.ts';

/** The releases that this window uses: chosen once, kept until it is reloaded. */
export interface RegistrySource {
  /** Reads the registry, or answers what was read before. A failure is not remembered. */
  load(): Promise<Registry>;
  /** The releases for a user, by remote. */
  releasesFor(subject: string | null): Promise<ReadonlyMap<RemoteName, Release>>;
  /** What was read, if anything was. */
  current(): Registry | null;
  /** Whether the registry names another release by now than the one in use. */
  hasNewer(name: RemoteName, release: Release, subject: string | null): Promise<boolean>;
}

function releasesOf(registry: Registry, subject: string | null): Map<RemoteName, Release> {
  const releases = new Map<RemoteName, Release>();
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const release = entry && chooseRelease(name, entry, subject);
    if (release !== undefined) releases.set(name as RemoteName, release);
  }
  return releases;
}

export function createRegistrySource(
  fetchNow: () => Promise<Registry> = fetchRegistry,
): RegistrySource {
  let loading: Promise<Registry> | null = null;
  let loaded: Registry | null = null;

  const loadNow = async (): Promise<Registry> => {
    try {
      loaded = await fetchNow();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const load = (): Promise<Registry> => {
    loading ??= loadNow();
    return loading;
  };
  return {
    load,
    releasesFor: async (subject) => releasesOf(await load(), subject),
    current: () => loaded,
    hasNewer: async (name, release, subject) => {
      const now = releasesOf(await fetchNow(), subject).get(name);
      return now !== undefined && now.id !== release.id;
    },
  };
}
