import { resolve } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { findExecutable } from '../process/find-executable.ts';
import { type MongodSearch, notFound } from './mongod-source.ts';

const VERSION_TIMEOUT_MS = 60_000;
const LAUNCH_TIMEOUT_MS = 60_000;

/**
 * A mongod that the machine already has: `MONGOD_BINARY`, else `mongod` on the PATH.
 * Throws when `MONGOD_BINARY` is set but is no working mongod: a wish is not silently passed over.
 */
export async function findInstalledMongod(env: NodeJS.ProcessEnv): Promise<MongodSearch> {
  if (env.MONGOD_BINARY) {
    const binary = resolve(env.MONGOD_BINARY);
    const version = await mongodVersion(binary);
    if (version) return found(binary, `MONGOD_BINARY (${binary}, version ${version})`);
    throw new PlainFailure(`MONGOD_BINARY names ${binary}, which is not a working mongod.`);
  }
  const binary = await findExecutable('mongod', env.PATH);
  if (!binary) return notFound('no mongod on the PATH');
  const version = await mongodVersion(binary);
  if (!version) return notFound(`${binary} does not answer to --version`);
  return found(binary, `the installed mongod (${binary}, version ${version})`);
}

/** The version a mongod reports, or nothing when it cannot be run. */
export async function mongodVersion(binary: string): Promise<string | undefined> {
  const result = await runCommand(binary, ['--version'], { timeoutMs: VERSION_TIMEOUT_MS });
  return result.code === 0 ? /db version v(\d+\.\d+\.\d+)/.exec(result.output)?.[1] : undefined;
}

function found(binary: string, description: string): MongodSearch {
  return { found: true, source: { binary, description, launchTimeoutMs: LAUNCH_TIMEOUT_MS } };
}
