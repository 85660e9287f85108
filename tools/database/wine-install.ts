import { ensureCommand, hasDebianPackages } from '../process/debian-packages.ts';
import { findExecutable } from '../process/find-executable.ts';
import type { Progress } from './mongod-source.ts';

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

/** Installs Wine with apt-get when it is missing. Throws a PlainFailure when that needs root or fails. */
export async function ensureWine(onProgress: Progress): Promise<void> {
  if (await findExecutable('wine')) return;
  onProgress('Installing Wine with apt-get (a minute or two, once per machine) ...');
  await ensureCommand('wine', ['wine', 'wine64']);
}
