import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { type Db, MongoClient } from 'mongodb';
import { startSandbox } from '../../../payments-sandbox/sandbox.ts';
import { startDatabase } from '../../database/start-database.ts';
import { buildApi } from '../../drills/api/api-bundle.ts';
import { startApiNode } from '../../drills/api/api-node.ts';
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
  const bundle = await buildApi();
  started.defer(() => bundle.remove());
  const server = await startDatabase({ port: 0, onProgress: say });
  started.defer(() => server.stop());
  const named = new URL(server.uri);
  named.pathname = '/leafshift_growth';
  const client = await MongoClient.connect(named.href);
  started.defer(() => client.close());
  const database = client.db();
  started.defer(async () => {
    await database.dropDatabase();
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'leafshift-growth-'));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const sandbox = await startSandbox();
  started.defer(() => sandbox.stop());
  const api = await startApiNode({
    ...{ bundle, dataDir },
    port: await freePort(),
    mongodbUri: named.href,
    sandboxUrl: sandbox.url,
    // Each answer is made anew, else the board would be read once a second.
    env: { SHARED_ANSWERS: 'off', POSTINGS_LIMITED_DAYS: '0' },
  });
  started.defer(() => api.process.stop());
  const size = { permanentPostings: postings / 2, shifts: postings / 2 };
  const { origin } = api;
  const made = await makeMarket(database, { origin, sandboxUrl: sandbox.url, size });
  const everything = started.move();
  return {
    ...made,
    database,
    server: { origin, pid: api.process.pid },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}
