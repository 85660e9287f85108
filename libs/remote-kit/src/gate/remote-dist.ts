import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_BUILD_FILE } from '../build/picture-build.ts';
import {
  FALLBACK_BUILD_FILE,
  type FallbackBuild,
  REMOTE_BUILD_FILE,
  type RemoteBuild,
} from '../build/remote-build.ts';
import { PlainFailure } from '../process/plain-failure.ts';

/** All that publishing reads of a built remote; nothing else of the remote is looked at. */
export interface RemoteDist {
  readonly distFolder: string;
  /** The entry of the remote's fallback; absent when it has none. */
  readonly fallback?: FallbackBuild;
  readonly build: RemoteBuild;
}

function readJson<Value>(file: string): Value {
  if (!existsSync(file)) throw new PlainFailure(`${file} is missing: build the remote first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

/** Reads a finished build. Throws a PlainFailure when something is missing. */
export function readRemote(distFolder: string): RemoteDist {
  const fallbackFile = join(distFolder, FALLBACK_BUILD_FILE);
  const buildFile = join(distFolder, REMOTE_BUILD_FILE);
  const picturesFile = join(distFolder, PICTURES_BUILD_FILE);
  const build: RemoteBuild = {
    ...readJson<RemoteBuild>(buildFile),
    ...(existsSync(picturesFile) && {
      pictures: readJson<NonNullable<RemoteBuild['pictures']>>(picturesFile),
    }),
  };
  if (build.manifest === undefined || build.exposed === undefined) {
    throw new PlainFailure(`${buildFile} does not say which remote it is: build it anew.`);
  }
  return {
    distFolder,
    build,
    ...(existsSync(fallbackFile) && { fallback: readJson<FallbackBuild>(fallbackFile) }),
  };
}
