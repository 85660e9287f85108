import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import type { Shares } from './history.ts';

/** Who gets which release of a remote. */
export interface Assignment {
  readonly current: Release;
  readonly canary?: { readonly release: Release; readonly percent: number } | undefined;
}

const numberOf = (entry: RegistryEntry, id: string): number | null =>
  entry.releases[id]?.number ?? null;

/** What the registry says at this moment, by release number. */
export function sharesOf(entry: RegistryEntry | undefined): Shares {
  if (!entry) return { current: null, canary: null };
  const number = entry.canary ? numberOf(entry, entry.canary.release) : null;
  return {
    current: numberOf(entry, entry.current),
    canary: number !== null && entry.canary ? { number, percent: entry.canary.percent } : null,
  };
}

/** The registry's entry for an assignment; releases of pinned users stay, others go. */
export function entryOf(
  { current, canary }: Assignment,
  before: RegistryEntry | undefined,
): RegistryEntry {
  const { pins } = before ?? {};
  const pinned = Object.values(pins ?? {}).flatMap((id) => {
    const release = before?.releases[id];
    return release ? [release] : [];
  });
  const led = [current, ...(canary ? [canary.release] : []), ...pinned];
  return {
    releases: Object.fromEntries(led.map((release) => [release.id, release])),
    current: current.id,
    ...(canary && { canary: { release: canary.release.id, percent: canary.percent } }),
    ...(pins && { pins }),
  };
}
