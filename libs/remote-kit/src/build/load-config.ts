import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackOptions } from '@rspack/core';
import { PlainFailure } from '../process/plain-failure.ts';
import { manifestOf } from './read-manifest.ts';
import { type BuildMode, remoteConfig } from './remote.ts';

/** What a project's `rspack.config.ts` exports by default. */
export type BuildConfig =
  | RspackOptions
  | ((of: { readonly mode: BuildMode }) => RspackOptions | Promise<RspackOptions>);

/**
 * Reads the build configuration of a project; a remote needs none of its own. Throws a PlainFailure when
 * there is neither, or when it has none for people who work on it.
 */
export async function loadBuildConfig(
  projectFolder: string,
  mode: BuildMode = 'production',
): Promise<RspackOptions> {
  return {
    context: projectFolder,
    mode,
    infrastructureLogging: { level: 'error' },
    ...(await configIn(projectFolder, mode)),
  };
}

async function configIn(projectFolder: string, mode: BuildMode): Promise<RspackOptions> {
  const path = join(projectFolder, 'rspack.config.ts');
  if (!existsSync(path)) {
    const manifest = await manifestOf(projectFolder);
    if (manifest) return remoteConfig({ name: manifest.name, dir: projectFolder, mode });
    throw new PlainFailure(`${path} is missing: it says how to build.`);
  }
  const { default: config }: { default?: BuildConfig } = await import(pathToFileURL(path).href);
  if (!config) throw new PlainFailure(`${path} exports no configuration by default.`);
  if (typeof config === 'function') return config({ mode });
  if (mode === 'production') return config;
  throw new PlainFailure(
    `${path} says how to build for users only: export a function of { mode }, which remoteConfig takes as well.`,
  );
}
