import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import type { Shares } from './history.ts';

/** Who gets which release of a remote. */
export interface Assignment {
  readonly current: Release;
  readonly canary?: { readonly release: Release; readonly percent: number } | undefined;
  /** One user, by their id, gets this release from now on; null: what all others get. */
  readonly pin?: { readonly user: string; readonly release: Release | null } | undefined;
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
  { current, canary, pin }: Assignment,
  before: RegistryEntry | undefined,
): RegistryEntry {
  const pinned = new Map<string, Release>();
  for (const [user, id] of Object.entries(before?.pins ?? {})) {
    const release = before?.releases[id];
    if (release) pinned.set(user, release);
  }
  if (pin?.release) pinned.set(pin.user, pin.release);
  else if (pin) pinned.delete(pin.user);
  const led = [current, ...(canary ? [canary.release] : []), ...pinned.values()];
  const pins = Object.fromEntries([...pinned].map(([user, { id }]) => [user, id]));
  return {
    releases: Object.fromEntries(led.map((release) => [release.id, release])),
    current: current.id,
    ...(canary && { canary: { release: canary.release.id, percent: canary.percent } }),
    ...(pinned.size > 0 && { pins }),
  };
}
