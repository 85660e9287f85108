import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { type CommandResult, runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../../tools/files/workspace-paths.ts';

/** What an operator has of a release: built programs with their packages, in one folder. */
export interface Installation {
  readonly folder: string;
  /** The script that starts a program of it. */
  scriptOf(program: 'api' | 'gateway'): string;
  readonly shellFolder: string;
  /** Runs a command of the operator with these settings alone. */
  operate(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult>;
}

const OPERATE_WITHIN_MS = 300_000;
const PAGE = '<!doctype html><title>Leafshift</title>';

/** Builds the programs and the shell, and puts them into the folder as operators do. */
export async function installRelease(folder: string): Promise<Installation> {
  await must('sh', ['deploy/make-release.sh', folder]);
  return installationIn(folder);
}

/** Only the two programs, with the packages of this workspace and a page that says nothing; it takes seconds. */
export async function installQuickly(folder: string): Promise<Installation> {
  const build = 'libs/remote-kit/src/build/main.ts';
  for (const program of ['api', 'gateway']) {
    await must(process.execPath, [build, program, join(folder, program, 'dist')]);
  }
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'shell/dist'), { recursive: true });
  await writeFile(join(folder, 'shell/dist/index.html'), PAGE);
  const itself = join(workspaceRoot, 'deploy/installed-package.json');
  await copyFile(itself, join(folder, 'package.json'));
  return installationIn(folder);
}

const installationIn = (folder: string): Installation => ({
  folder,
  scriptOf: (program) => join(folder, program, 'dist/main.js'),
  shellFolder: join(folder, 'shell/dist'),
  operate: (args, env) =>
    runCommand(process.execPath, [join(folder, 'api/dist/operator.js'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      timeoutMs: OPERATE_WITHIN_MS,
    }),
});

/** Runs a command of the workspace. Throws a PlainFailure with its output. */
export async function must(command: string, args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    // What is a script takes the Node that runs this.
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    ...{ NODE_ENV: 'production', NODE_OPTIONS: '', FORCE_COLOR: '0' },
  };
  const { code, output } = await runCommand(command, args, { cwd: workspaceRoot, env });
  if (code !== 0) throw new PlainFailure(`${args.join(' ')} failed:\n${output.trim()}`);
  return output;
}
