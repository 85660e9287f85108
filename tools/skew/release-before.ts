import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';
import before from './release-before.json' with { type: 'json' };

/** The program that builds a project, where it is now and where it was. */
const BUILDERS = ['libs/remote-kit/src/build/main.ts', 'tools/build/build.ts'];
/** Marks a folder that has its sources, and with a project's name one that has its build. */
const BUILT = 'ready';

/** The full name of the commit that the release before was made of. */
export const COMMIT_BEFORE: string = before.commit;

/** Whether the folder has the sources of a remote of this name: what there was of it must be built. */
export const hadRemote = (folder: string, name: string): boolean =>
  existsSync(join(folder, name, 'src/remote.tsx'));

/** The folder of a project's build in the release before. */
export const distBefore = (folder: string, project: string): string =>
  join(folder, project, 'dist');

/**
 * Builds the release before (release-before.json) with its shell, API and every remote it had, or projects of another
 * commit, with today's packages, once for each checkout. Answers the folder of sources and builds; else a PlainFailure.
 */
export async function buildReleaseBefore(
  commit = COMMIT_BEFORE,
  projects?: readonly string[],
): Promise<string> {
  const folder = join(workspaceRoot, '.cache/release-before', commit);
  if (!existsSync(join(folder, BUILT))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await takeOut(commit, folder);
    await linkPackages(folder);
    await writeFile(join(folder, BUILT), '');
  }
  const builder = BUILDERS.find((path) => existsSync(join(folder, path)));
  if (builder === undefined) throw new PlainFailure(`${commit} has no program that builds.`);
  const remotes = (await readdir(folder)).filter((name) => hadRemote(folder, name));
  for (const project of projects ?? ['shell', ...remotes, 'api']) {
    const mark = join(folder, `${BUILT}-${project}`);
    if (existsSync(mark)) continue;
    await must(process.execPath, [join(folder, builder), project], folder);
    await writeFile(mark, '');
  }
  return folder;
}

/** Puts the files of the commit into the folder. */
async function takeOut(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'archive.tar');
  await must('git', ['archive', '--output', archive, commit], workspaceRoot);
  await must('tar', ['-xf', archive, '-C', folder], workspaceRoot);
  await rm(archive);
}

/** Others' packages as they are installed here, our own as they were. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(workspaceRoot, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@leafshift'), { recursive: true });
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
