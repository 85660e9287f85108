import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { shellConfig } from '@leafshift/rspack-config/shell';
import { rspack } from '@rspack/core';
import { workspaceRoot } from '../files/workspace-paths.ts';

/**
 * Builds the shell for development into a folder: its React replaces the components of remotes in open
 * windows. Throws a PlainFailure with the compiler's words when it fails.
 */
export function buildDevelopmentShell(output: string): Promise<void> {
  const config = shellConfig({ dir: join(workspaceRoot, 'shell'), mode: 'development' });
  return new Promise((done, fail) => {
    const compiler = rspack({ ...config, output: { ...config.output, path: output } });
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(error);
        else if (stats?.hasErrors()) fail(new PlainFailure(stats.toString('errors-only')));
        else done();
      });
    });
  });
}
