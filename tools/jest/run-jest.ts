import { join } from 'node:path';
import {
  type CommandOptions,
  type CommandResult,
  runCommand,
} from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

const jestCache = join(workspaceRoot, '.cache/jest');
const jestCommand = join(workspaceRoot, 'node_modules/jest/bin/jest.js');

/** Runs Jest from the workspace's root with these arguments, ready for ES modules. */
export function runJest(
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [jestCommand, '--cacheDirectory', jestCache, ...args], {
    cwd: workspaceRoot,
    ...options,
    env: { ...process.env, ...options.env, NODE_OPTIONS: jestNodeOptions },
  });
}

/** ES modules in Jest are still an experiment of Node's, and said so on every run. */
const jestNodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
