import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { differences, installPackages } from '../bootstrap/install-packages.mjs';
import { workspaceRoot } from '../files/workspace-paths.ts';

/** A commit of this repository in a folder of its own, with its packages. */
export interface Checkout {
  readonly folder: string;
  /** Its full name. */
  readonly commit: string;
  remove(): Promise<void>;
}

/** Checks a commit out beside the workspace and gives it its packages. Throws a PlainFailure. */
export async function checkOut(revision: string): Promise<Checkout> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (!commit) throw new PlainFailure(`No commit is called ${revision}.`);
  const parent = await mkdtemp(join(tmpdir(), 'leafshift-commit-'));
  const folder = join(parent, 'workspace');
  const remove = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', folder);
    await rm(parent, { recursive: true, force: true });
  };
  if ((await git('worktree', 'add', '--detach', folder, commit)) === undefined) {
    await remove();
    throw new PlainFailure(`${commit} could not be checked out into ${folder}.`);
  }
  try {
    await givePackages(folder);
    return { folder, commit, remove };
  } catch (failure) {
    await remove();
    throw failure;
  }
}

/** The packages of this workspace where they are what the commit locked, by hard links where there can be. */
async function givePackages(folder: string): Promise<void> {
  const installed = await readJson(join(workspaceRoot, 'node_modules/.package-lock.json'));
  const wanted = await readJson(join(folder, 'package-lock.json'));
  if (differences(wanted, installed).length > 0) return installPackages(folder);
  const packages = join(workspaceRoot, 'node_modules');
  const linked = await runCommand('cp', ['-al', packages, folder]);
  if (linked.code === 0) return;
  await rm(join(folder, 'node_modules'), { recursive: true, force: true });
  const copied = await runCommand('cp', ['-a', packages, folder]);
  if (copied.code !== 0) throw new PlainFailure(`No packages could be copied: ${copied.output}`);
}

async function readJson(path: string): Promise<object> {
  return JSON.parse(await readFile(path, 'utf8')) as object;
}

/** What git prints, or undefined when it fails. */
async function git(...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runCommand('git', args, { cwd: workspaceRoot });
  return code === 0 ? output.trim() : undefined;
}
