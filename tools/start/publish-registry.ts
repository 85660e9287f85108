import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

const PUBLISH = join(workspaceRoot, 'tools/federation/publish.ts');

/**
 * Writes what the registry says of the remotes, their origins and their builds (`folders`, where they
 * are not the projects' own). Throws a PlainFailure when publishing is refused.
 */
export async function publishRegistry(
  registryFolder: string,
  origins: Readonly<Record<string, string>>,
  folders: ReadonlyMap<string, string>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const remotes = Object.entries(origins).flatMap(([name, url]) => ['--remote', `${name}=${url}`]);
  const builds = [...folders].flatMap(([name, folder]) => ['--dist', `${name}=${folder}`]);
  const args = [PUBLISH, '--target', registryFolder, ...remotes, ...builds];
  const result = await runCommand(process.execPath, args, { cwd: workspaceRoot, env });
  if (result.code !== 0) {
    throw new PlainFailure(`The registry of remotes was not written: ${result.output.trim()}`);
  }
}
