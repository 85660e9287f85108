import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';
import before from './release-before.json' with { type: 'json' };

/** What of the release before is built: all that may still be in use beside what is newer. */
const PROJECTS = ['shell', 'mf-employer', 'mf-worker', 'mf-onboarding', 'mf-public-board', 'api'];
/** The program that builds a project, where it is now and where it was. */
const BUILDERS = ['libs/remote-kit/src/build/main.ts', 'tools/build/build.ts'];
const BUILT = 'built';

/** The folder of a project's build in the release before. */
export const distBefore = (folder: string, project: string): string =>
  join(folder, project, 'dist');

/**
 * Builds the release before this one from its commit (release-before.json), with the packages that are
 * installed now, once for each checkout of this workspace. Answers the folder of its sources and builds.
 * Throws a PlainFailure when the history or a build is missing.
 */
export async function buildReleaseBefore(): Promise<string> {
  const folder = join(workspaceRoot, '.cache/release-before', before.commit);
  if (existsSync(join(folder, BUILT))) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await takeOut(folder);
  await linkPackages(folder);
  const builder = BUILDERS.find((path) => existsSync(join(folder, path)));
  if (builder === undefined) throw new PlainFailure(`${before.commit} has no program that builds.`);
  for (const project of PROJECTS) {
    await must(process.execPath, [join(folder, builder), project], folder);
  }
  await writeFile(join(folder, BUILT), '');
  return folder;
}

/** Puts the files of the commit into the folder. */
async function takeOut(folder: string): Promise<void> {
  const archive = join(folder, 'archive.tar');
  await must('git', ['archive', '--output', archive, before.commit], workspaceRoot);
  await must('tar', ['-xf', archive, '-C', folder], workspaceRoot);
  await rm(archive);
}

/** Others' packages as they are installed here, our own as they were. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(workspaceRoot, 'node_modules'), join(folder, 'node_modules')];
  const own = join(to, '@leafshift');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@leafshift' && !name.startsWith('.'))
      await symlink(join(from, name), join(to, name));
  }
  for (const library of await readdir(join(folder, 'libs'))) {
    const source = join(folder, 'libs', library);
    const { name } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
      readonly name: string;
    };
    if (name.startsWith('@leafshift/')) await symlink(source, join(to, name));
  }
}

async function must(command: string, args: readonly string[], cwd: string): Promise<void> {
  const result = await runCommand(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', FORCE_COLOR: '0' },
  });
  if (result.code === 0) return;
  const what = `${command} ${args.join(' ')}`;
  throw new PlainFailure(`The release before was not built (${what}):\n${result.output.trim()}`);
}
