import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../files/workspace-paths.ts';

/** The API, or another program of ours, as it is released, built for one run. */
export interface ApiBundle {
  /** The script that starts it. */
  readonly script: string;
  remove(): Promise<void>;
}

/**
 * Builds the API of this workspace, or of another checkout with its packages, as it stands; below the
 * checkout, where it finds its packages. Throws a PlainFailure.
 */
export const buildApi = (root: string = workspaceRoot): Promise<ApiBundle> =>
  buildProgram('api', root);

/** The same of another program. Throws a PlainFailure. */
export async function buildProgram(
  program: 'api' | 'gateway',
  root: string = workspaceRoot,
): Promise<ApiBundle> {
  const parent = join(root, '.cache/api-bundles');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'run-'));
  const build = join(root, 'libs/remote-kit/src/build/main.ts');
  const { code, output } = await runCommand(process.execPath, [build, program, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (code !== 0) throw new PlainFailure(`The ${program} could not be built:\n${output}`);
  return {
    script: join(folder, 'main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
