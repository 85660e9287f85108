import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { buildDevelopmentShell } from './development-shell.ts';
import { startHotRemote } from './hot-remote.ts';
import { startGateway } from './start-gateway.ts';

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
  const portalPort = await freePort();
  const gateway = await startGateway({
    ...{ apiUrl, shellFolder, registryFolder, logs: scratch },
    port: portalPort,
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  const url = `http://localhost:${portalPort}`;
  const distFolder = join(scratch, remote);
  const port = await freePort();
  const end = await startHotRemote({
    ...{ remote, folder, distFolder, registryFolder, port, portal: url, say },
  });
  return {
    url,
    stop: async () => {
      await end();
      await gateway.stop();
    },
  };
}
