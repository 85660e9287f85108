import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { createPortalServer } from '../../serve/portal-server.ts';
import { registryIn } from '../../serve/registry-in.ts';

const FOLDER = join(workspaceRoot, '.data/bench/single');
const REGISTRY_PRELOAD = /\s*<link rel="preload" href="\/remotes\.json"[^>]*>/;

/** Builds the portal as one build and serves it in front of the same API. */
export async function startSinglePortal(apiUrl: string): Promise<RunningServer & { url: string }> {
  const args = [join(workspaceRoot, 'libs/remote-kit/src/build/main.ts'), 'tools/bench/web/single'];
  const built = await runCommand(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.code !== 0) throw new PlainFailure(`The single build failed:\n${built.output}`);
  // It has no registry to wait for.
  const page = join(FOLDER, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace(REGISTRY_PRELOAD, ''));
  const server = createPortalServer({
    shellFolder: FOLDER,
    registry: registryIn(FOLDER),
    proxied: [{ path: '/api', origin: apiUrl }],
    boardPagesFrom: apiUrl,
  });
  const running = await listen(server, 0);
  return { ...running, url: `http://localhost:${running.port}` };
}
