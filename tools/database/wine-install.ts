import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { ensureCommand, hasDebianPackages } from '../process/debian-packages.ts';
import { findExecutable } from '../process/find-executable.ts';
import type { Progress } from './mongod-source.ts';
import { ensureNewerWine, type Wine } from './newer-wine.ts';

/** Before it, Wine searches for free memory in lists that grow as long as a server runs (ADR 380). */
const FAST_SINCE = 9;

/** Why Wine is no way out on this machine, or nothing when it is one. */
export async function whyNoWineHere(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return 'Wine is only used on x86-64 Linux';
  }
  if (await findExecutable('wine')) return undefined;
  return (await hasDebianPackages())
    ? undefined
    : 'Wine is not installed, and this is no machine with Debian packages';
}

/**
 * The machine's Wine where it is new enough, else one that is fetched into the folder, else the machine's
 * own, installed where it is missing. Throws a PlainFailure when that needs root or fails.
 */
export async function ensureWine(folder: string, onProgress: Progress): Promise<Wine> {
  const own = { program: 'wine', environment: {}, prefix: join(folder, 'prefix') };
  if ((await versionOfOwn()) >= FAST_SINCE) return own;
  try {
    return await ensureNewerWine(folder, onProgress);
  } catch (failure) {
    if (!(failure instanceof PlainFailure)) throw failure;
    onProgress(`${failure.message}; the machine's own is slower`);
  }
  if (!(await findExecutable('wine'))) {
    onProgress('Installing Wine with apt-get (a minute or two, once per machine) ...');
    await ensureCommand('wine', ['wine', 'wine64']);
  }
  return own;
}

/** Its major version; 0 where there is none. */
async function versionOfOwn(): Promise<number> {
  if (!(await findExecutable('wine'))) return 0;
  const { output } = await runCommand('wine', ['--version']);
  return Number(/^wine-(\d+)/m.exec(output)?.[1] ?? 0);
}
