import { join } from 'node:path';
import { loadBuildConfig } from '../../build/load-config.ts';
import { requireFreePort } from '../../ports/require-free-port.ts';
import { workspaceRoot } from '../../workspace-paths.ts';
import { serveRemote } from '../serve-remote.ts';
import type { ReleaseContext } from './command.ts';

/** Builds the remote after each change and serves it, for the override of a real portal. */
export async function serve({ remote, options, say }: ReleaseContext): Promise<void> {
  const { port, portal } = options;
  await requireFreePort({ port, purpose: `${remote} as it is`, setting: '--port' });
  process.env.NODE_ENV ??= 'production';
  const folder = join(workspaceRoot, remote);
  const distFolder = join(workspaceRoot, '.cache/served', remote);
  const config = await loadBuildConfig(folder);
  await serveRemote({ remote, distFolder, config, port, portal, say });
}
