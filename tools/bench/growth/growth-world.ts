import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import type { Db } from 'mongodb';
import { startApiNode } from '../../drills/api/api-node.ts';
import { startSurroundings } from '../../drills/api/own-surroundings.ts';
import type { Server } from '../api/load.ts';
import { makeMarket, type NewMarket } from '../api/market.ts';

/** A market that grows, and one process of the API in front of it. */
export interface GrowthWorld extends NewMarket, AsyncDisposable {
  readonly database: Db;
  readonly server: Server;
}

/** Starts everything with so many postings, half of them shifts. The database is a new one and is removed. */
export async function openGrowthWorld(
  postings: number,
  say: (line: string) => void,
): Promise<GrowthWorld> {
  await using started = new AsyncDisposableStack();
  const surroundings = await startSurroundings('growth', started, say);
  const { database, sandboxUrl } = surroundings;
  const api = await startApiNode({
    ...surroundings,
    port: await freePort(),
    // Each answer is made anew, else the board would be read once a second.
    env: { SHARED_ANSWERS: 'off', POSTINGS_LIMITED_DAYS: '0' },
  });
  started.defer(() => api.process.stop());
  const size = { permanentPostings: postings / 2, shifts: postings / 2 };
  const { origin } = api;
  const made = await makeMarket(database, { origin, sandboxUrl, size });
  const everything = started.move();
  return {
    ...made,
    database,
    server: { origin, pid: api.process.pid },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}
