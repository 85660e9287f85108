import { join } from 'node:path';
import { ManagedProcess } from '../../process/managed-process.ts';
import { waitUntilReady } from '../../process/wait-until-ready.ts';
import type { ApiBundle } from './api-bundle.ts';

const READY_WITHIN_MS = 60_000;
const LATER_CLOCK = join(import.meta.dirname, 'later-clock.ts');

/** The secret under which the sandbox and the API of a drill sign webhooks. */
export const WEBHOOK_SECRET = 'whsec_drill';

export interface ApiNodeOptions {
  readonly bundle: ApiBundle;
  readonly port: number;
  readonly mongodbUri: string;
  readonly dataDir: string;
  /** Where the payment sandbox is. */
  readonly sandboxUrl: string;
  /** How far its clock is ahead, in milliseconds. */
  readonly clockAheadMs?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** One process of the API on this machine. */
export interface ApiNode {
  readonly origin: string;
  readonly process: ManagedProcess;
}

/** Starts an API process and waits until it is ready. Throws a PlainFailure with its last output. */
export async function startApiNode(options: ApiNodeOptions): Promise<ApiNode> {
  const { bundle, port, mongodbUri, dataDir, sandboxUrl, clockAheadMs = 0, env = {} } = options;
  const origin = `http://127.0.0.1:${port}`;
  const api = new ManagedProcess({
    name: `the API at port ${port}`,
    args: ['--import', LATER_CLOCK, bundle.script],
    logFile: join(dataDir, `logs/api-${port}.log`),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      JWT_SECRET: 'the secret of a drill, of no use elsewhere',
      PASSWORD_MIN_LENGTH: '3',
      API_PORT: String(port),
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      PORTAL_URL: origin,
      RATE_LIMITS: 'off',
      STRIPE_SANDBOX_URL: sandboxUrl,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CLOCK_AHEAD_MS: String(clockAheadMs),
      ...env,
    },
  });
  try {
    await waitUntilReady(api, `${origin}/api/health/ready`, READY_WITHIN_MS);
    return { origin, process: api };
  } catch (failure) {
    await api.stop();
    throw failure;
  }
}
