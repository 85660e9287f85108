import { freePort, type NeededPort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { forEachRemote, remoteNames } from './remote-names.ts';

/** Where each part of the stack listens. */
export interface StackPorts {
  readonly portal: number;
  readonly remotes: Readonly<Record<RemoteName, number>>;
  readonly api: number;
  readonly sandbox: number;
  readonly database: number;
}

const DEFAULT_PORTAL = 4200;
const DEFAULT_API = 4300;
const HIGHEST = 65_535;

/**
 * The fixed ports of `npm start`: `PORT` and the four after it, `API_PORT` and the two after it,
 * unless `SANDBOX_PORT` or `DATABASE_PORT` say otherwise. Throws a PlainFailure for what is no port.
 */
export function portsFromEnvironment(env: NodeJS.ProcessEnv): StackPorts {
  const portal = readPort(env, 'PORT', DEFAULT_PORTAL);
  const api = readPort(env, 'API_PORT', DEFAULT_API);
  return {
    portal,
    remotes: forEachRemote((_name, index) => portal + 1 + index),
    api,
    sandbox: readPort(env, 'SANDBOX_PORT', api + 1),
    database: readPort(env, 'DATABASE_PORT', api + 2),
  };
}

/** Ports that nobody uses at the moment, for a stack beside others. */
export async function freePorts(): Promise<StackPorts> {
  const taken = new Set<number>();
  const next = async (): Promise<number> => {
    const port = await freePort();
    if (taken.has(port)) return next();
    taken.add(port);
    return port;
  };
  const [portal, api, sandbox, database] = [await next(), await next(), await next(), await next()];
  const remotes: Record<RemoteName, number> = {};
  for (const name of remoteNames) remotes[name] = await next();
  return { portal, remotes, api, sandbox, database };
}

/** Every port of the stack, with what it is for and the setting that moves it. */
export function neededPorts(ports: StackPorts): NeededPort[] {
  return [
    { port: ports.portal, purpose: 'the portal', setting: 'PORT' },
    ...Object.entries(ports.remotes).map(([purpose, port]) => ({ port, purpose, setting: 'PORT' })),
    { port: ports.api, purpose: 'the API', setting: 'API_PORT' },
    { port: ports.sandbox, purpose: 'the payment sandbox', setting: 'SANDBOX_PORT' },
    { port: ports.database, purpose: 'the database', setting: 'DATABASE_PORT' },
  ];
}

function readPort(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST) return port;
  throw new PlainFailure(`${name} is '${text}', which is no port number.`);
}
