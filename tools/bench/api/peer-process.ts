import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { ManagedProcess } from '../../process/managed-process.ts';
import { waitUntilReady } from '../../process/wait-until-ready.ts';
import { PEER_SECRET } from './peer-tokens.ts';

const READY_WITHIN_MS = 60_000;
const NO_LIMIT_IS_REACHED = '1000000000';

/** The peer in a process of its own. */
export interface PeerProcess {
  readonly origin: string;
  readonly process: ManagedProcess;
  stop(): Promise<void>;
}

/** Builds the peer, starts it and waits until it is ready. Throws a PlainFailure with its last output. */
export async function startPeer({
  mongodbUri,
  portalUrl,
  dataDir,
}: {
  readonly mongodbUri: string;
  /** The API's, so that both answer the same addresses of pictures. */
  readonly portalUrl: string;
  readonly dataDir: string;
}): Promise<PeerProcess> {
  const folder = await buildPeer();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const peer = new ManagedProcess({
    name: 'the peer',
    args: [join(folder, 'main.js')],
    logFile: join(dataDir, 'logs/peer.log'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      JWT_SECRET: PEER_SECRET,
      PORTAL_URL: portalUrl,
      MAIL_FOLDER: join(dataDir, 'peer-mail'),
      VERIFICATION_GATE: 'submitted',
      REQUESTS_PER_MINUTE: NO_LIMIT_IS_REACHED,
    },
  });
  const stop = async (): Promise<void> => {
    await peer.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(peer, `${origin}/api/health/ready`, READY_WITHIN_MS);
    return { origin, process: peer, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

/** Below the workspace, where the peer finds its packages. */
async function buildPeer(): Promise<string> {
  const parent = join(workspaceRoot, '.cache/bench-api');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'peer-'));
  const build = join(workspaceRoot, 'libs/remote-kit/src/build/main.ts');
  const { code, output } = await runCommand(process.execPath, [build, 'api-peer', folder], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (code !== 0) throw new PlainFailure(`The peer could not be built:\n${output}`);
  return folder;
}
