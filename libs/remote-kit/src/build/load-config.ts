import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackOptions } from '@rspack/core';
import { PlainFailure } from '../process/plain-failure.ts';
import { manifestOf } from './read-manifest.ts';
import { remoteConfig } from './remote.ts';

/** What a project's `rspack.config.ts` exports by default. */
export type BuildConfig = RspackOptions | (() => RspackOptions | Promise<RspackOptions>);

/**
 * Reads the build configuration of a project; a remote needs none of its own. Throws a PlainFailure when
 * there is neither.
 */
export async function loadBuildConfig(projectFolder: string): Promise<RspackOptions> {
  return {
    context: projectFolder,
    mode: 'production',
    infrastructureLogging: { level: 'error' },
    ...(await configIn(projectFolder)),
  };
}

async function configIn(projectFolder: string): Promise<RspackOptions> {
  const path = join(projectFolder, 'rspack.config.ts');
  if (!existsSync(path)) {
    const manifest = await manifestOf(projectFolder);
    if (manifest) return remoteConfig({ name: manifest.name, dir: projectFolder });
    throw new PlainFailure(`${path} is missing: it says how to build.`);
  }
  const { default: config }: { default?: BuildConfig } = await import(pathToFileURL(path).href);
  if (!config) throw new PlainFailure(`${path} exports no configuration by default.`);
  return typeof config === 'function' ? config() : config;
}
