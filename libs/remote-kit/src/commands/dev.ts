import { join } from 'node:path';
import { loadBuildConfig } from '../build/load-config.ts';
import { requireFreePort } from '../ports/require-free-port.ts';
import { serveRemote } from '../serve/serve-remote.ts';
import { UNTIL_ENDED, type WorkContext } from './work-context.ts';

const DEFAULT_PORT = 4291;

/**
 * Builds the remote after each change and serves it, for the override of a real portal. Open windows take
 * each build by themselves: component by component where the portal's React is a development build, else
 * by loading anew.
 */
export async function dev({ remote, folder, options, say }: WorkContext): Promise<number> {
  const { port = DEFAULT_PORT, portal } = options;
  await requireFreePort({ port, purpose: `${remote} as it is`, setting: '--port' });
  const distFolder = join(folder, 'node_modules/.cache/leafshift/served');
  const config = await loadBuildConfig(folder, 'development');
  await serveRemote({ remote, distFolder, config, port, portal, say });
  return UNTIL_ENDED;
}
