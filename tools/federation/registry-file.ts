import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { type PortalSettings, Registry, type Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';

const NEW_SETTINGS: PortalSettings = {
  googleMapsKey: null,
  androidStoreUrl: 'https://play.google.com/store/search?c=apps&q=Leafshift',
  iosStoreUrl: 'https://apps.apple.com/ca/search?term=Leafshift',
};

/** Settings that the environment of an operator names: GOOGLE_MAPS_KEY, ANDROID_STORE_URL, IOS_STORE_URL. */
function settingsFrom(env: NodeJS.ProcessEnv, known: PortalSettings): PortalSettings {
  return {
    googleMapsKey: env.GOOGLE_MAPS_KEY || known.googleMapsKey,
    androidStoreUrl: env.ANDROID_STORE_URL || known.androidStoreUrl,
    iosStoreUrl: env.IOS_STORE_URL || known.iosStoreUrl,
  };
}

/** Reads a registry; a new one where there is no file yet. Throws a PlainFailure for anything else. */
export async function readRegistry(file: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { formatVersion: 1, settings: NEW_SETTINGS, remotes: {} };
  }
  const parsed = Registry.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new PlainFailure(`${file} is not a registry: ${parsed.error.message}`);
}

/** Makes each release the current one of its remote; earlier ones stay known. */
export function withReleases(
  registry: Registry,
  releases: ReadonlyMap<RemoteName, Release>,
  env: NodeJS.ProcessEnv,
): Registry {
  const remotes = { ...registry.remotes };
  for (const [name, release] of releases) {
    const known = remotes[name];
    remotes[name] = {
      ...known,
      releases: { ...known?.releases, [release.id]: release },
      current: release.id,
    };
  }
  return { ...registry, settings: settingsFrom(env, registry.settings), remotes };
}

/** Replaces the registry in one step, so that nobody ever reads half of it. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, `${JSON.stringify(Registry.parse(registry), null, 1)}\n`);
  await rename(draft, file);
}
