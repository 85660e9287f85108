import { access } from 'node:fs/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { findExecutable } from '../process/find-executable.ts';
import type { Progress } from './mongod-source.ts';

const INSTALL_TIMEOUT_MS = 600_000;
const INSTALL_COMMAND = 'apt-get install --no-install-recommends wine wine64';

/** Why Wine is no way out on this machine, or nothing when it is one. */
export async function whyNoWineHere(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return 'Wine is only used on x86-64 Linux';
  }
  if (await findExecutable('wine')) return undefined;
  const isDebian = await access('/etc/debian_version').then(
    () => true,
    () => false,
  );
  if (!isDebian || !(await findExecutable('apt-get'))) {
    return 'Wine is not installed, and this is no machine with Debian packages';
  }
  return undefined;
}

/** Installs Wine with apt-get when it is missing. Throws a PlainFailure when that needs root or fails. */
export async function ensureWine(onProgress: Progress): Promise<void> {
  if (await findExecutable('wine')) return;
  if (process.getuid?.() !== 0) {
    throw new PlainFailure(`Wine is missing and only root may install it (${INSTALL_COMMAND})`);
  }
  onProgress('Installing Wine with apt-get (a minute or two, once per machine) ...');
  await aptGet(['update']);
  await aptGet(['install', '--yes', '--no-install-recommends', 'wine', 'wine64']);
  if (!(await findExecutable('wine'))) {
    throw new PlainFailure('apt-get installed Wine, but there is no wine on the PATH');
  }
}

async function aptGet(args: readonly string[]): Promise<void> {
  const result = await runCommand('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: INSTALL_TIMEOUT_MS,
  });
  if (result.code === 0) return;
  const reason = result.timedOut ? 'it took too long' : result.output.trim().split('\n').at(-1);
  throw new PlainFailure(`apt-get ${args[0]} failed (${reason})`);
}
