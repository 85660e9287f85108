import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  FALLBACK_BUILD_FILE,
  type FallbackBuild,
  REMOTE_BUILD_FILE,
  type RemoteBuild,
} from '@leafshift/rspack-config/remote-build';
import type { RemoteManifest, RemoteName } from '@leafshift/shell-sdk/manifest';
import { PlainFailure } from '../process/plain-failure.ts';
import { type ExposedNames, exposedNames } from './exposed-names.ts';

/** All that publishing reads of a built remote. */
export interface RemoteDist {
  readonly name: RemoteName;
  readonly distFolder: string;
  /** The entry of the remote's fallback; absent when it has none. */
  readonly fallback?: FallbackBuild;
  readonly manifest: RemoteManifest;
  readonly build: RemoteBuild;
  readonly exposed: ExposedNames;
}

function readJson<Value>(file: string): Value {
  if (!existsSync(file)) throw new PlainFailure(`${file} is missing: build the remote first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

/** Reads a remote's project folder and its finished build. Throws a PlainFailure when something is missing. */
export async function readRemote(
  name: RemoteName,
  folder: string,
  distFolder: string,
): Promise<RemoteDist> {
  const fallbackFile = join(distFolder, FALLBACK_BUILD_FILE);
  const source = join(folder, 'src/manifest.ts');
  if (!existsSync(source)) throw new PlainFailure(`${source} is missing.`);
  const { manifest }: { manifest?: RemoteManifest } = await import(pathToFileURL(source).href);
  if (manifest === undefined) throw new PlainFailure(`${source} exports no manifest.`);
  return {
    name,
    distFolder,
    manifest,
    build: readJson<RemoteBuild>(join(distFolder, REMOTE_BUILD_FILE)),
    ...(existsSync(fallbackFile) && { fallback: readJson<FallbackBuild>(fallbackFile) }),
    exposed: await exposedNames(join(folder, 'src/remote.tsx')),
  };
}
