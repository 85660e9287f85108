import { copyFile, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CommandResult, runCommand } from '@leafshift/remote-kit/process/run-command';
import { packagesOf } from '../../files/packages-of.ts';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { buildApi } from './api-bundle.ts';

/** The built API with the packages that an image has, and nothing else. */
export interface InstalledApi {
  readonly folder: string;
  /** Runs a script of it with these variables alone. */
  run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult>;
  /** Runs a command of the operator by npm, as the book says. */
  operator(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** A package within another one comes with that. */
const AT_THE_TOP = /^node_modules\/(?!.*node_modules)/;
const OPERATOR = 'deploy/operator.mjs';
/** What is linked in the folder finds its packages there, as what is installed would. */
const AS_INSTALLED = '--preserve-symlinks --preserve-symlinks-main';
const NPM_RUN = ['run', '--silent', '--update-notifier=false', `--node-options=${AS_INSTALLED}`];

/** Builds the API and puts it into a folder of its own with the packages that it needs, and no others. */
export async function installApi(): Promise<InstalledApi> {
  const folder = await mkdtemp(join(tmpdir(), 'leafshift-installed-'));
  const bundle = await buildApi();
  await cp(dirname(bundle.script), join(folder, 'api/dist'), { recursive: true });
  await bundle.remove();
  await mkdir(dirname(join(folder, OPERATOR)), { recursive: true });
  await copyFile(join(workspaceRoot, OPERATOR), join(folder, OPERATOR));
  await cp(join(workspaceRoot, 'deploy/installed-package.json'), join(folder, 'package.json'));
  const packages = await packagesOf(join(folder, 'api/dist'));
  for (const path of packages.filter((each) => AT_THE_TOP.test(each))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(workspaceRoot, path), join(folder, path));
  }
  return {
    folder,
    run: (args, env) =>
      runCommand(process.execPath, args, {
        cwd: folder,
        env: { PATH: process.env.PATH, NODE_OPTIONS: AS_INSTALLED, ...env },
      }),
    operator: (args, env) =>
      runCommand('npm', [...NPM_RUN, 'operator', '--', ...args], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...env },
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
