import { join } from 'node:path';
import { ManagedProcess } from '../../process/managed-process.ts';
import { waitUntilReady } from '../../process/wait-until-ready.ts';
import type { ApiBundle } from './api-bundle.ts';

const READY_WITHIN_MS = 60_000;
const DRILL_CLOCK = join(import.meta.dirname, 'drill-clock.ts');

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
  /** How long it may take until it serves, in milliseconds; a minute unless said. */
  readonly readyWithinMs?: number;
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
  const { readyWithinMs = READY_WITHIN_MS } = options;
  const origin = `http://127.0.0.1:${port}`;
  const api = new ManagedProcess({
    name: `the API at port ${port}`,
    args: ['--import', DRILL_CLOCK, bundle.script],
    logFile: join(dataDir, `logs/api-${port}.log`),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PAYMENTS: 'sandbox',
      MAIL: 'files',
      JWT_SECRET: 'the secret of a drill, of no use elsewhere',
      PASSWORD_MIN_LENGTH: '3',
      REFUSE_LEAKED_PASSWORDS: 'off',
      VERIFICATION_GATE: 'submitted',
      API_PORT: String(port),
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      PORTAL_URL: origin,
      RATE_LIMITS: 'off',
      SHUTDOWN_DELAY: '0',
      PAYOUT_NEW_ACCOUNT_HOURS: '0',
      PAYOUT_BANK_CHANGE_HOURS: '0',
      TIMESHEET_ACCEPT_HOURS: '0',
      SECURE_PAY_HOURS: '0',
      STRIPE_SANDBOX_URL: sandboxUrl,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CLOCK_AHEAD_MS: String(clockAheadMs),
      ...env,
    },
  });
  try {
    await waitUntilReady(api, `${origin}/api/health/ready`, readyWithinMs);
    return { origin, process: api };
  } catch (failure) {
    await api.stop();
    throw failure;
  }
}
