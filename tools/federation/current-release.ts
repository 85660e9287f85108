import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';

/** Makes a release the current one of its remote. Releases that nobody is led to any more go. */
export function withRelease(before: RegistryEntry | undefined, release: Release): RegistryEntry {
  const entry: RegistryEntry = {
    ...before,
    current: release.id,
    releases: { ...before?.releases, [release.id]: release },
  };
  const used = [entry.current, entry.canary?.release, ...Object.values(entry.pins ?? {})];
  const releases = Object.fromEntries(
    Object.entries(entry.releases).filter(([id]) => used.includes(id)),
  );
  return { ...entry, releases };
}
