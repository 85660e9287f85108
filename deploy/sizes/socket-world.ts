import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { type ApiNode, startApiNode } from '../../tools/drills/api/api-node.ts';
import type { Person } from '../../tools/drills/api/caller.ts';
import { startSurroundings } from '../../tools/drills/api/own-surroundings.ts';
import { type Employer, People } from '../../tools/drills/api/people.ts';
import { ManagedProcess } from '../../tools/process/managed-process.ts';
import { EVERYBODY } from './settings.ts';
import { type Started, timeGateway, timeStart } from './starts.ts';

/** A database with people, and the API as it is released. */
export interface SocketWorld extends AsyncDisposable {
  readonly employer: Employer;
  readonly workers: readonly Person[];
  /** Of the API on an empty database and on one that has been in use, and of the gateway. */
  readonly starts: { readonly first: Started; readonly again: Started; readonly gateway: Started };
  /** Starts a process of the API. */
  startNode(env?: Readonly<Record<string, string>>): Promise<ApiNode>;
  /** A Redis that keeps nothing. */
  startRedis(): Promise<{ readonly url: string; readonly process: ManagedProcess }>;
}

/** Makes everything in a database of its own, which is removed again. */
export async function openSocketWorld(say: (line: string) => void): Promise<SocketWorld> {
  await using started = new AsyncDisposableStack();
  const surroundings = await startSurroundings('sockets', started, say);
  const { database, dataDir, sandboxUrl } = surroundings;
  const startNode: SocketWorld['startNode'] = async (env = {}) =>
    startApiNode({ ...surroundings, env, port: await freePort() });

  const startApi = async () => (await startNode()).process;
  const first = await timeStart(startApi);
  const node = await startNode();
  const people = new People(node.origin, sandboxUrl, database);
  const employer = await people.employer();
  const workers: Person[] = [];
  for (let made = 0; made < EVERYBODY.people; made += 1) {
    workers.push(await people.worker(`Wanda Worker${String.fromCharCode(97 + made)}`));
  }
  const gateway = await timeGateway(node.origin, dataDir);
  await node.process.stop();
  const again = await timeStart(startApi);
  const everything = started.move();
  return {
    ...{ employer, workers, startNode, starts: { first, again, gateway } },
    startRedis: () => startRedis(dataDir),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

async function startRedis(dataDir: string) {
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''];
  const redis = new ManagedProcess({
    ...{ name: 'Redis', command: 'redis-server', args, env: { PATH: process.env.PATH } },
    logFile: join(dataDir, 'logs/redis.log'),
  });
  return { url: `redis://127.0.0.1:${port}`, process: redis };
}
