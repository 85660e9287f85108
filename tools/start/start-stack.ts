import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RunningServer } from '@leafshift/remote-kit/ports/listen';
import { requireFreePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { startDatabase } from '../database/start-database.ts';
import type { ManagedProcess } from '../process/managed-process.ts';
import { report } from '../process/wait-until-ready.ts';
import { buildChanged } from './build-changed.ts';
import { publishRegistry } from './publish-registry.ts';
import { forEachRemote, remoteNames } from './remote-names.ts';
import { neededPorts, type StackPorts } from './stack-ports.ts';
import {
  localOrigin,
  type ProgramSettings,
  type ServedRemote,
  startApi,
  startRemote,
  startSandbox,
} from './stack-servers.ts';
import { startGateway } from './start-gateway.ts';
import { webhookSecret } from './webhook-secret.ts';

/** Runs one step of the start and tells a person about it. */
export type StepRunner = <Result>(
  title: string,
  step: (onProgress: (line: string) => void) => Promise<Result>,
) => Promise<Result>;

/** Which stack to start. */
export interface StackOptions {
  readonly ports: StackPorts;
  /** Folder of all state: database, uploads, mails, registry, logs. */
  readonly dataDir: string;
  /** Whether an empty database is filled with the demo marketplace. */
  readonly seed: boolean;
  readonly runStep: StepRunner;
  /** Environment of the programs; `MONGODB_URI` and `STRIPE_SECRET_KEY` replace what is embedded. */
  readonly env?: NodeJS.ProcessEnv;
  /** A build of the shell other than its own `dist`. */
  readonly shellFolder?: string | undefined;
  /** A build of the API other than its own `dist`. */
  readonly apiFolder?: string | undefined;
  /** What is built may be served by others at this moment, and is not built again. */
  readonly isBuilt?: boolean;
  /** Breaks the start off; what was started by then is stopped. */
  readonly signal?: AbortSignal;
}

/** The whole of Leafshift, running. */
export interface Stack {
  readonly portalUrl: string;
  readonly apiUrl: string;
  readonly mailFolder: string;
  /** The folder of all state; `registry/` in it is what releases go to. */
  readonly dataDir: string;
  readonly mongodbUri: string;
  /** Resolves with a sentence when a part has ended that nobody asked to end. */
  readonly broken: Promise<string>;
  /** Takes a remote's origin away, as if its server were down. */
  stopRemote(name: RemoteName): Promise<void>;
  /** Serves a remote again: its build or, until the next call, another folder with one, or a fault. */
  startRemote(name: RemoteName, served?: ServedRemote): Promise<void>;
  /** Writes the registry anew from the builds that are served. */
  publish(): Promise<void>;
  /** Ends everything that was started, in order. */
  stop(): Promise<void>;
}

/**
 * Builds what changed and starts database, payment sandbox, API, remotes and portal.
 * Throws a PlainFailure, with nothing left running, when a port is taken or a step fails.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, seed, signal, shellFolder, apiFolder, isBuilt = false } = options;
  // What programs do without it is production's, which needs settings that a developer has not.
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'development', ...(options.env ?? process.env) };
  const runStep: StepRunner = (title, step) => {
    signal?.throwIfAborted();
    return options.runStep(title, step);
  };
  const dataDir = resolve(options.dataDir);
  const portalUrl = `http://localhost:${ports.portal}`;
  const origins = forEachRemote((name) => `http://localhost:${ports.remotes[name]}`);
  const registryFolder = join(dataDir, 'registry');
  const usesSandbox = !env.STRIPE_SECRET_KEY;
  await using started = new AsyncDisposableStack();
  // What is in front is stopped first.
  await using portal = new AsyncDisposableStack();

  await requireFreePorts(options);
  await mkdir(registryFolder, { recursive: true });
  const settings = {
    ports,
    dataDir,
    portalUrl,
    env,
    signal,
    webhookSecret: await webhookSecret(dataDir),
  } satisfies ProgramSettings;

  const folders = new Map<RemoteName, string>();
  const publish = () => publishRegistry(registryFolder, origins, folders, env);
  const openingDatabase = runStep('Database', async (onProgress) => {
    const folder = join(dataDir, 'database');
    return deferred(
      started,
      await startDatabase({ port: ports.database, dataDir: folder, env, onProgress }),
    );
  });
  // The API fills its marketplace while the pages are built.
  const apiBuilt = Promise.withResolvers<void>();
  const building = isBuilt
    ? Promise.resolve()
    : runStep('Builds', (onProgress) =>
        buildChanged(['api', 'gateway', 'shell', ...remoteNames], {
          onProgress,
          onBuilt: (project) => project === 'api' && apiBuilt.resolve(),
          signal,
        }),
      );
  building.then(apiBuilt.resolve, apiBuilt.reject);
  const programs: ManagedProcess[] = [];
  const keep = (program: ManagedProcess, within = started): void => {
    programs.push(deferred(within, program));
  };
  const startingSandbox = usesSandbox
    ? runStep('Payment sandbox', async () => keep(await startSandbox(settings)))
    : Promise.resolve();
  const startingApi = Promise.all([openingDatabase, apiBuilt.promise, startingSandbox]).then(
    ([{ uri }]) => {
      const how = { mongodbUri: uri, seed, sandbox: usesSandbox, folder: apiFolder };
      return runStep(seed ? 'API and demo marketplace' : 'API', async () =>
        keep(await startApi(settings, how)),
      );
    },
  );
  const remotes = new Map<RemoteName, RunningServer>();
  portal.defer(() => stopAll(remotes));
  const startingPortal = building
    .then(() => runStep('Registry of remotes', publish))
    .then(() =>
      runStep('Portal and remotes', async () => {
        for (const name of remoteNames) remotes.set(name, await startRemote(settings, name));
        const gateway = await startGateway({
          ...{ env, registryFolder, shellFolder, signal },
          port: ports.portal,
          apiUrl: localOrigin(ports.api),
          sandboxUrl: usesSandbox ? localOrigin(ports.sandbox) : undefined,
          logs: join(dataDir, 'logs'),
        });
        keep(gateway, portal);
      }),
    );
  // All come to an end, also when one fails, so that nothing is left to be stopped afterwards.
  const starting = [openingDatabase, startingSandbox, startingApi, startingPortal] as const;
  await Promise.allSettled(starting);
  const [database] = await Promise.all(starting);

  started.use(portal.move());
  const everything = started.move();
  let isStopping = false;
  return {
    portalUrl,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    mailFolder: join(dataDir, 'mail'),
    dataDir,
    mongodbUri: database.uri,
    broken: firstToEnd(programs, database.closed, () => isStopping),
    stopRemote: async (name) => {
      await remotes.get(name)?.stop();
      remotes.delete(name);
    },
    startRemote: async (name, served = {}) => {
      await remotes.get(name)?.stop();
      if (served.folder) folders.set(name, served.folder);
      else folders.delete(name);
      remotes.set(name, await startRemote(settings, name, served));
    },
    publish,
    stop: async () => {
      isStopping = true;
      await everything.disposeAsync();
    },
  };
}

async function requireFreePorts({ ports, env = process.env }: StackOptions): Promise<void> {
  const taken: string[] = [];
  for (const needed of neededPorts(ports)) {
    if (env.MONGODB_URI && needed.port === ports.database) continue;
    if (env.STRIPE_SECRET_KEY && needed.port === ports.sandbox) continue;
    try {
      await requireFreePort(needed);
    } catch (failure) {
      if (!(failure instanceof PlainFailure)) throw failure;
      taken.push(failure.message);
    }
  }
  if (taken.length > 0) throw new PlainFailure(taken.join('\n'));
}

function deferred<Part extends { stop(): Promise<void> }>(
  started: AsyncDisposableStack,
  part: Part,
): Part {
  started.defer(() => part.stop());
  return part;
}

async function stopAll(remotes: Map<RemoteName, RunningServer>): Promise<void> {
  await Promise.all([...remotes.values()].map((remote) => remote.stop()));
  remotes.clear();
}

async function firstToEnd(
  programs: readonly ManagedProcess[],
  databaseClosed: Promise<void>,
  isStopping: () => boolean,
): Promise<string> {
  const sentence = await Promise.race([
    databaseClosed.then(() => 'The database ended by itself.'),
    ...programs.map(async (program) => report(program, `ended by itself (${await program.ended})`)),
  ]);
  return isStopping() ? '' : sentence;
}
