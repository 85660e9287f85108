import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';

interface Building {
  readonly onProgress: (line: string) => void;
  /** Takes the name of each project whose build is there, also where nothing has changed. */
  readonly onBuilt?: (project: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Builds those of `projects` that have changed since their last build.
 * Throws a PlainFailure with the compiler's words when one fails.
 */
export async function buildChanged(
  projects: readonly string[],
  { onProgress, onBuilt, signal }: Building,
): Promise<void> {
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const args = ['run-many', '--target=build', `--projects=${projects.join(',')}`];
  const result = await runCommand(process.execPath, [nx, ...args, '--output-style=stream'], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', NX_TUI: 'false', FORCE_COLOR: '0' },
    signal,
    onOutput: (chunk) => {
      for (const line of chunk.split('\n')) {
        const [said, project] = /Built ([\w-]+): .*/.exec(line) ?? [];
        if (!said || !project) continue;
        onProgress(said.trim());
        onBuilt?.(project);
      }
    },
  });
  signal?.throwIfAborted();
  if (result.code !== 0) throw new PlainFailure(`A build failed:\n${result.output.trim()}`);
}
