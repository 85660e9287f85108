import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { ManagedProcess } from '../../process/managed-process.ts';
import { waitUntilReady } from '../../process/wait-until-ready.ts';

const READY_WITHIN_MS = 30_000;

/** The bare server in a process of its own. */
export interface BareNode {
  readonly origin: string;
  readonly process: ManagedProcess;
  stop(): Promise<void>;
}

/** Starts the bare server on a file of recorded queries. */
export async function startBareNode(
  mongodbUri: string,
  pagesFile: string,
  logFolder: string,
): Promise<BareNode> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = new ManagedProcess({
    name: 'the bare server',
    args: [join(import.meta.dirname, 'bare-server.ts')],
    logFile: join(logFolder, 'bare-server.log'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MONGODB_URI: mongodbUri,
      PORT: String(port),
      PAGES: pagesFile,
    },
  });
  try {
    await waitUntilReady(server, origin, READY_WITHIN_MS);
    return { origin, process: server, stop: () => server.stop() };
  } catch (failure) {
    await server.stop();
    throw failure;
  }
}
