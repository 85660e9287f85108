import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

/**
 * Builds those of `projects` that have changed since their last build.
 * Throws a PlainFailure with the compiler's words when one fails.
 */
export async function buildChanged(
  projects: readonly string[],
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const args = ['run-many', '--target=build', `--projects=${projects.join(',')}`];
  const result = await runCommand(process.execPath, [nx, ...args, '--output-style=stream'], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', NX_TUI: 'false', FORCE_COLOR: '0' },
    signal,
    onOutput: (chunk) => {
      for (const line of chunk.split('\n')) {
        if (line.includes('Built ')) onProgress(line.slice(line.indexOf('Built ')).trim());
      }
    },
  });
  signal?.throwIfAborted();
  if (result.code !== 0) throw new PlainFailure(`A build failed:\n${result.output.trim()}`);
}
