import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { startGateway } from '../../start/start-gateway.ts';

const FOLDER = join(workspaceRoot, '.data/bench/single');
const REGISTRY_PRELOAD = /\s*<link rel="preload" href="\/remotes\.json"[^>]*>/;

interface SinglePortal {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the portal as one build and serves it in front of the same API. */
export async function startSinglePortal(apiUrl: string): Promise<SinglePortal> {
  const args = [join(workspaceRoot, 'libs/remote-kit/src/build/main.ts'), 'tools/bench/web/single'];
  const built = await runCommand(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.code !== 0) throw new PlainFailure(`The single build failed:\n${built.output}`);
  // It has no registry to wait for.
  const page = join(FOLDER, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace(REGISTRY_PRELOAD, ''));
  const port = await freePort();
  const gateway = await startGateway({
    ...{ port, apiUrl, shellFolder: FOLDER, registryFolder: FOLDER, logs: FOLDER },
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  return { url: `http://localhost:${port}`, stop: () => gateway.stop() };
}
