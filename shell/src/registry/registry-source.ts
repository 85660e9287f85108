import type { ReleaseSide } from '@leafshift/contracts/portal';
import { type Language, storedLanguage } from '@leafshift/i18n';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { ReadRegistry, Registry, Release, Texts } from '@leafshift/shell-sdk/registry';
import { loadOverrides } from '../overrides/load-override.ts';
import { type Overrides, readOverrides } from '../overrides/override-storage.ts';
import { chooseRelease } from './choose-release.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { sideOfBrowser } from './release-side.ts';
import { hasWordsOf, withWordsOf } from './with-words-of.ts';

/** What was read, and which remotes of it could not be. */
type Known = Registry & Partial<Pick<ReadRegistry, 'unreadable'>>;

/** The releases that this window uses, those under test included: chosen once, kept until it is reloaded. */
export interface RegistrySource {
  /** Reads the registry, or answers what was read before. A failure is not remembered. */
  load(): Promise<Registry>;
  /** Reads, before another language is chosen, what the releases in use say in it. Rejects with a `RegistryError`. */
  learn(language: Language): Promise<void>;
  /** Hears when the releases have got the words of another language, until the function is called that it answers. */
  onLearned(listener: () => void): () => void;
  /** The releases for a user, by remote. */
  releasesFor(subject: string | null): Promise<ReadonlyMap<RemoteName, Release>>;
  /** What was read, if anything was. */
  current(): Known | null;
  /** Why this window has that release of a remote. */
  sideOf(name: RemoteName, releaseId: string): ReleaseSide;
  /** What people call a remote, by language, as any of its releases says. */
  titlesOf(name: RemoteName): Texts | undefined;
  /** Whether the registry names another release by now than the one in use: the first one, or none any more. */
  hasNewer(name: RemoteName, release: Release | null, subject: string | null): Promise<boolean>;
}

/** What a test gives instead of the network and this browser's storage. */
export interface RegistryParts {
  readonly fetchNow?: (language: Language) => Promise<Known>;
  /** Whom a canary knows a visitor by. */
  readonly visitor?: () => string;
  readonly overrides?: () => Overrides;
}

export function createRegistrySource({
  fetchNow = fetchRegistry,
  visitor = sideOfBrowser,
  overrides = readOverrides,
}: RegistryParts = {}): RegistrySource {
  const releasesOf = (registry: Registry, subject: string | null): Map<RemoteName, Release> => {
    const releases = new Map<RemoteName, Release>();
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const release = chooseRelease(name, entry, subject ?? visitor());
      if (release !== undefined) releases.set(name, release);
    }
    return releases;
  };
  let overriding: Promise<ReadonlyMap<RemoteName, Release | null>> | null = null;
  let loading: Promise<Known> | null = null;
  let loaded: Known | null = null;
  let wished = storedLanguage();
  const listeners = new Set<() => void>();

  const loadNow = async (): Promise<Known> => {
    try {
      for (;;) {
        const language = wished;
        const read = await fetchNow(language);
        if (language !== wished) continue;
        loaded = read;
        return read;
      }
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const load = (): Promise<Known> => {
    loading ??= loadNow();
    return loading;
  };
  return {
    load,
    learn: async (language) => {
      wished = language;
      // Whoever reads the registry for the first time gets that language anyway.
      if (loaded === null || hasWordsOf(loaded, language)) return;
      const learned = await fetchNow(language);
      loaded = withWordsOf(loaded, learned);
      loading = Promise.resolve(loaded);
      for (const listener of listeners) listener();
    },
    onLearned: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    releasesFor: async (subject) => {
      const registry = await load();
      const releases = releasesOf(registry, subject);
      overriding ??= loadOverrides(overrides(), registry);
      for (const [name, release] of await overriding) {
        if (release === null) releases.delete(name);
        else releases.set(name, release);
      }
      return releases;
    },
    current: () => loaded,
    sideOf: (name, releaseId) => {
      if (overrides()[name] !== undefined) return 'tested';
      const entry = loaded?.remotes[name];
      if (entry?.canary?.release === releaseId) return 'canary';
      const isPinned = Object.values(entry?.pins ?? {}).includes(releaseId);
      return isPinned && entry?.current !== releaseId ? 'pinned' : 'current';
    },
    titlesOf: (name) => {
      const entry = loaded?.remotes[name];
      const releases = Object.values(entry?.releases ?? {});
      return releases.find(({ manifest }) => manifest.titles !== undefined)?.manifest.titles;
    },
    hasNewer: async (name, release, subject) => {
      if (overrides()[name] !== undefined) return false;
      const known = await fetchNow(wished);
      // Nobody knows whether it was replaced.
      if (known.unreadable?.includes(name)) return false;
      return releasesOf(known, subject).get(name)?.id !== release?.id;
    },
  };
}
