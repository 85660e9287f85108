import { join } from 'node:path';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { createRemoteServer, type RemoteFault } from '@leafshift/remote-kit/serve/remote-server';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import { whenReady } from '../process/wait-until-ready.ts';
import type { StackPorts } from './stack-ports.ts';

// Filling an empty database with the demo marketplace takes a minute, more on a slow machine.
const READY_WITHIN_MS = 600_000;

/** What the programs of a stack are started with. */
export interface ProgramSettings {
  readonly ports: StackPorts;
  readonly dataDir: string;
  readonly portalUrl: string;
  readonly webhookSecret: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
}

/** Origin of a server that only this machine's own programs speak to. */
export function localOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Starts the payment sandbox and waits until it answers. */
export async function startSandbox(settings: ProgramSettings): Promise<ManagedProcess> {
  const { ports, dataDir, portalUrl } = settings;
  const sandbox = new ManagedProcess({
    name: 'the payment sandbox',
    args: [join(workspaceRoot, 'payments-sandbox/main.ts')],
    logFile: join(dataDir, 'logs/sandbox-payments.log'),
    env: {
      ...settings.env,
      SANDBOX_PORT: String(ports.sandbox),
      DATA_DIR: join(dataDir, 'sandbox-payments'),
      SANDBOX_PUBLIC_URL: `${portalUrl}/stripe-sandbox`,
      SANDBOX_WEBHOOK_URL: `${localOrigin(ports.api)}/api/stripe/webhook`,
      SANDBOX_WEBHOOK_SECRET: settings.webhookSecret,
      ...(settings.env.NODE_ENV === 'development' && { SANDBOX_CONTROL: 'on' }),
    },
  });
  return whenReady(
    sandbox,
    `${localOrigin(ports.sandbox)}/health`,
    READY_WITHIN_MS,
    settings.signal,
  );
}

/** Starts the built API and waits until it serves, with its demo marketplace when `seed`. */
export async function startApi(
  settings: ProgramSettings,
  {
    mongodbUri,
    seed,
    sandbox,
    folder = join(workspaceRoot, 'api/dist'),
  }: { mongodbUri: string; seed: boolean; sandbox: boolean; folder?: string | undefined },
): Promise<ManagedProcess> {
  const { ports, dataDir, portalUrl } = settings;
  const origin = localOrigin(ports.api);
  const api = new ManagedProcess({
    name: 'the API',
    args: ['--enable-source-maps', join(folder, 'main.js')],
    logFile: join(dataDir, 'logs/api.log'),
    env: {
      ...settings.env,
      API_PORT: String(ports.api),
      PORT: String(ports.portal),
      PORTAL_URL: portalUrl,
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      SEED_DEMO: seed ? 'on' : 'off',
      ...(sandbox && {
        STRIPE_SANDBOX_URL: localOrigin(ports.sandbox),
        STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      }),
    },
  });
  return whenReady(api, `${origin}/api/health/ready`, READY_WITHIN_MS, settings.signal);
}

/** What a remote's origin serves other than the remote's own build, and what goes wrong there. */
export interface ServedRemote {
  readonly folder?: string | undefined;
  readonly fault?: RemoteFault | undefined;
}

/** Serves a remote's build and its releases from the remote's own origin. */
export function startRemote(
  { ports, portalUrl, dataDir }: Pick<ProgramSettings, 'ports' | 'portalUrl' | 'dataDir'>,
  name: RemoteName,
  { folder = join(workspaceRoot, name, 'dist'), fault }: ServedRemote = {},
): Promise<RunningServer> {
  const releasesFolder = join(dataDir, 'registry', name);
  const server = createRemoteServer({ folder, portalOrigin: portalUrl, releasesFolder, fault });
  const port = ports.remotes[name];
  if (port === undefined) throw new Error(`${name} is no remote of this stack`);
  return listen(server, port);
}
