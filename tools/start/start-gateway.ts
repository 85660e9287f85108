import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import { whenReady } from '../process/wait-until-ready.ts';

const READY_WITHIN_MS = 180_000;

/** What a gateway of this machine is started with. */
export interface GatewayOptions {
  readonly port: number;
  readonly apiUrl: string;
  readonly registryFolder: string;
  /** A build of the shell other than its own `dist`. */
  readonly shellFolder?: string | undefined;
  readonly sandboxUrl?: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** Folder for what it writes. */
  readonly logs: string;
  readonly signal?: AbortSignal | undefined;
}

/** Starts the built gateway on a port of this machine and waits until it serves. */
export async function startGateway(options: GatewayOptions): Promise<ManagedProcess> {
  const { port, apiUrl, registryFolder, sandboxUrl, env, logs, signal } = options;
  const gateway = new ManagedProcess({
    name: 'the gateway',
    args: ['--enable-source-maps', join(workspaceRoot, 'gateway/dist/main.js')],
    logFile: join(logs, 'gateway.log'),
    env: {
      ...env,
      PORT: String(port),
      API_URL: apiUrl,
      REGISTRY: registryFolder,
      SHELL_DIR: options.shellFolder ?? join(workspaceRoot, 'shell/dist'),
      STRIPE_SANDBOX_URL: sandboxUrl ?? '',
      // Its own, where the API has one.
      METRICS_PORT: '',
    },
  });
  return whenReady(gateway, `http://localhost:${port}/health/ready`, READY_WITHIN_MS, signal);
}
