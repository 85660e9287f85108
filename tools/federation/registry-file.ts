import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import {
  type PortalSettings,
  Registry,
  type RegistryEntry,
  type Release,
} from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { trustedOrigins } from '../serve/trusted-origins.ts';

const ANDROID_STORE = 'https://play.google.com/store/search?q=leafshift&c=apps';
const IOS_STORE = 'https://apps.apple.com/ca/iphone/search?term=leafshift';

/** The portal's settings of the environment; without store links, the stores' own search. */
export const settingsFrom = (env: NodeJS.ProcessEnv): PortalSettings => ({
  googleMapsKey: env.GOOGLE_MAPS_KEY || null,
  androidStoreUrl: env.ANDROID_STORE_URL || ANDROID_STORE,
  iosStoreUrl: env.IOS_STORE_URL || IOS_STORE,
  overrideOrigins: [...(trustedOrigins(env).remotes ?? [])],
});

/** Those of a registry that somebody publishes: what only their machine trusts is not in it. */
export const publishedSettingsFrom = (env: NodeJS.ProcessEnv): PortalSettings =>
  settingsFrom({ ...env, NODE_ENV: 'production' });

/** Reads a registry; an empty one where there is no file yet. */
export function readRegistry(file: string, settings: PortalSettings): Registry {
  if (!existsSync(file)) return { formatVersion: 1, settings, remotes: {} };
  const parsed = Registry.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return { ...parsed.data, settings };
  throw new PlainFailure(`${file} is not a registry; remove it to start anew.`);
}

/** Makes a release the current one of its remote. Releases that nobody is led to any more go. */
export function withRelease(registry: Registry, name: RemoteName, release: Release): Registry {
  const before = registry.remotes[name];
  const entry: RegistryEntry = {
    ...before,
    current: release.id,
    releases: { ...before?.releases, [release.id]: release },
  };
  const used = [entry.current, entry.canary?.release, ...Object.values(entry.pins ?? {})];
  const releases = Object.fromEntries(
    Object.entries(entry.releases).filter(([id]) => used.includes(id)),
  );
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...entry, releases } } };
}

/** Replaces the file in one step, so that nobody ever reads half of it. */
export function writeRegistry(file: string, registry: Registry): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(Registry.parse(registry), null, 1));
  renameSync(draft, file);
}
