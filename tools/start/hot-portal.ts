import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from '@leafshift/remote-kit/ports/listen';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { createPortalServer } from '../serve/portal-server.ts';
import { registryIn } from '../serve/registry-in.ts';
import { trustedOrigins } from '../serve/trusted-origins.ts';
import { buildDevelopmentShell } from './development-shell.ts';
import { startHotRemote } from './hot-remote.ts';

export interface HotPortal {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A portal in front of a running API with a development build of the shell and one remote, which is
 * replaced in open windows as its sources change. What is built goes into `scratch`.
 */
export async function startHotPortal(of: {
  readonly remote: RemoteName;
  readonly folder: string;
  readonly scratch: string;
  readonly apiUrl: string;
  readonly say: (text: string) => void;
}): Promise<HotPortal> {
  const { remote, folder, scratch, apiUrl, say } = of;
  const [shellFolder, registryFolder] = [join(scratch, 'shell'), join(scratch, 'registry')];
  await mkdir(registryFolder, { recursive: true });
  await buildDevelopmentShell(shellFolder);
  const env = { NODE_ENV: 'development' };
  const server = createPortalServer({
    shellFolder,
    registry: registryIn(registryFolder, env),
    trusted: trustedOrigins(env),
    proxied: [{ path: '/api', origin: apiUrl }],
  });
  const running = await listen(server, 0);
  const url = `http://localhost:${running.port}`;
  const distFolder = join(scratch, remote);
  const port = await freePort();
  const end = await startHotRemote({
    ...{ remote, folder, distFolder, registryFolder, port, portal: url, say },
  });
  return {
    url,
    stop: async () => {
      await end();
      await running.stop();
    },
  };
}
