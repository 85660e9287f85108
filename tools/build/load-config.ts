import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackOptions } from '@rspack/core';
import { PlainFailure } from '../process/plain-failure.ts';

/** What a project's `rspack.config.ts` exports by default. */
export type BuildConfig = RspackOptions | (() => RspackOptions | Promise<RspackOptions>);

/** Reads the build configuration of a project. Throws a PlainFailure when it has none. */
export async function loadBuildConfig(projectFolder: string): Promise<RspackOptions> {
  const path = join(projectFolder, 'rspack.config.ts');
  if (!existsSync(path)) throw new PlainFailure(`${path} is missing: it says how to build.`);
  const { default: config }: { default?: BuildConfig } = await import(pathToFileURL(path).href);
  if (!config) throw new PlainFailure(`${path} exports no configuration by default.`);
  const options = typeof config === 'function' ? await config() : config;
  return {
    context: projectFolder,
    mode: 'production',
    infrastructureLogging: { level: 'error' },
    ...options,
  };
}
