import { join, resolve } from 'node:path';
import { SHARED_LIBRARIES_FILE } from '@leafshift/remote-kit/build/shared-versions';
import type { Surroundings } from '@leafshift/remote-kit/program/surroundings';
import { startSandbox } from '../../payments-sandbox/sandbox.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { remoteNames } from '../start/remote-names.ts';

const DEFAULT_PORT = 4200;
const SANDBOX = '/stripe-sandbox';

/** The remotes of this workspace, released to the folder that the servers of `npm start` read. */
export function workspaceSurroundings(env: NodeJS.ProcessEnv): Surroundings {
  const port = Number(env.PORT || DEFAULT_PORT);
  return {
    program: 'npm run remote --',
    remotes: new Map(remoteNames.map((name) => [name, join(workspaceRoot, name)])),
    target: env.RELEASE_TARGET || resolve(workspaceRoot, env.DATA_DIR || '.data', 'registry'),
    url: env.RELEASE_URL || undefined,
    portal: `http://localhost:${port}`,
    shared: resolve(workspaceRoot, 'shell/dist', SHARED_LIBRARIES_FILE),
    addressOf: (remote, number) => {
      const index = remoteNames.indexOf(remote);
      return index < 0
        ? `http://localhost:${port}/releases/${remote}/${number}/`
        : `http://localhost:${port + 1 + index}/releases/${number}/`;
    },
    // Beside the builds that `npm start` serves: windows that are open still ask for their files.
    buildsFolder: join(workspaceRoot, '.cache/to-release'),
    launchBrowser: () => launchChromium(),
    beside: async (origin) => {
      const sandbox = await startSandbox({ publicUrl: `${origin}${SANDBOX}` });
      return [{ path: SANDBOX, origin: sandbox.url }];
    },
  };
}
