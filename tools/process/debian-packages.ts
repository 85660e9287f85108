import { access } from 'node:fs/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { findExecutable } from './find-executable.ts';

const INSTALL_TIMEOUT_MS = 600_000;

/** Whether this machine has Debian's packages. */
export async function hasDebianPackages(): Promise<boolean> {
  const isDebian = await access('/etc/debian_version').then(
    () => true,
    () => false,
  );
  return isDebian && (await findExecutable('apt-get')) !== undefined;
}

/** Why this machine has not a command and cannot get it from Debian; undefined where it has or can. */
export async function whyNoCommand(command: string): Promise<string | undefined> {
  if (await findExecutable(command)) return undefined;
  if (!(await hasDebianPackages())) return `${command} is not installed, and there is no apt-get`;
  return process.getuid?.() === 0
    ? undefined
    : `${command} is missing and only root may install it`;
}

/**
 * Installs packages of Debian when a command is missing, once per machine. Throws a PlainFailure when
 * that needs root or fails.
 */
export async function ensureCommand(command: string, packages: readonly string[]): Promise<void> {
  if (await findExecutable(command)) return;
  if (process.getuid?.() !== 0) {
    const install = `apt-get install --no-install-recommends ${packages.join(' ')}`;
    throw new PlainFailure(`${command} is missing and only root may install it (${install})`);
  }
  await aptGet(['update']);
  await aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
  if (!(await findExecutable(command))) {
    throw new PlainFailure(`apt-get installed ${packages[0]}, but ${command} is not on the PATH`);
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
