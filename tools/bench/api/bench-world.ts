import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { BSON, type Db, MongoClient } from 'mongodb';
import { startSandbox } from '../../../payments-sandbox/sandbox.ts';
import { startDatabase } from '../../database/start-database.ts';
import { buildApi } from '../../drills/api/api-bundle.ts';
import { type ApiNode, type ApiNodeOptions, startApiNode } from '../../drills/api/api-node.ts';
import { startBareNode } from './bare-node.ts';
import { CommandRecorder, type RecordedQuery } from './command-recorder.ts';
import type { LoadRequest, Server } from './load.ts';
import { type Market, type MarketSize, openMarket } from './market.ts';
import { startPeer } from './peer-process.ts';
import { recordQueries, type Scenario, scenariosOf, variantsOf } from './scenarios.ts';
import type { Sides } from './sides.ts';

const DATABASE_NAME = 'leafshift_bench';
/** The limits count, but one address may ask as often as a benchmark does. */
const NO_LIMIT_IS_REACHED = {
  POSTINGS_LIMITED_DAYS: '0',
  RATE_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
  RATE_LIMIT_REGISTRATIONS_PER_HOUR: '1000000',
};
const WITHOUT_SHARED_ANSWERS = { SHARED_ANSWERS: 'off' };

/** Everything that is measured, running. */
export interface BenchWorld extends AsyncDisposable {
  readonly database: Db;
  readonly market: Market;
  readonly scenarios: readonly Scenario[];
  /** Requests that are compared and not timed. */
  readonly variants: readonly LoadRequest[];
  /** The API as it is released, with all of its checks, limits and logs; the peer; the bare server. */
  readonly servers: Sides<Server>;
  scenario(name: Scenario['name']): Scenario;
  /** Starts one more API process, which makes every answer of the public board anew. */
  startWithoutSharedAnswers(): Promise<{ readonly server: Server; stop(): Promise<void> }>;
}

type StartNode = (own?: Partial<ApiNodeOptions>) => Promise<ApiNode>;

export interface BenchWorldOptions {
  readonly size: MarketSize;
  /** Where the market is kept for the next run; without it nothing stays. */
  readonly keptIn?: string;
  readonly say: (line: string) => void;
}

/** Starts database, market and the three sides. */
export async function openBenchWorld({
  size,
  keptIn,
  say,
}: BenchWorldOptions): Promise<BenchWorld> {
  await using started = new AsyncDisposableStack();
  const bundle = await buildApi();
  started.defer(() => bundle.remove());
  const { database, mongodbUri } = await openDatabase(started, keptIn, say);
  const dataDir = await mkdtemp(join(tmpdir(), 'leafshift-bench-'));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const sandbox = await startSandbox();
  started.defer(() => sandbox.stop());
  const start: StartNode = async (own = {}) =>
    startApiNode({
      bundle,
      port: await freePort(),
      mongodbUri,
      dataDir,
      sandboxUrl: sandbox.url,
      ...own,
      env: { RATE_LIMITS: 'on', ...NO_LIMIT_IS_REACHED, ...own.env },
    });

  const makeMarket = (origin: string): Promise<Market> =>
    openMarket(database, { origin, sandboxUrl: sandbox.url, size }, say);
  const { market, scenarios, pages } = await prepare(mongodbUri, start, makeMarket, say);
  const pagesFile = join(dataDir, 'pages.json');
  await writeFile(pagesFile, BSON.EJSON.stringify(pages, { relaxed: false }));
  const bare = await startBareNode(mongodbUri, pagesFile, dataDir);
  started.defer(() => bare.stop());
  const api = await start();
  started.defer(() => api.process.stop());
  const peer = await startPeer({ mongodbUri, portalUrl: api.origin, dataDir });
  started.defer(() => peer.stop());
  const everything = started.move();
  return {
    database,
    market,
    scenarios,
    variants: variantsOf(market),
    servers: { api: serverOf(api), peer: serverOf(peer), bare: serverOf(bare) },
    scenario: (name) => {
      const found = scenarios.find((each) => each.name === name);
      if (!found) throw new Error(`There is no page ${name}`);
      return found;
    },
    startWithoutSharedAnswers: async () => {
      const node = await start({ env: WITHOUT_SHARED_ANSWERS });
      return { server: serverOf(node), stop: () => node.process.stop() };
    },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

async function openDatabase(
  started: AsyncDisposableStack,
  keptIn: string | undefined,
  say: (line: string) => void,
) {
  const { MONGODB_URI: _, ...env } = process.env;
  if (keptIn) await mkdir(keptIn, { recursive: true });
  const dataDir = keptIn && join(keptIn, 'database');
  const server = await startDatabase({
    port: 0,
    ...(dataDir && { dataDir }),
    env,
    onProgress: say,
  });
  started.defer(() => server.stop());
  const named = new URL(server.uri);
  named.pathname = `/${DATABASE_NAME}`;
  const client = await MongoClient.connect(named.href);
  started.defer(() => client.close());
  return { database: client.db(), mongodbUri: named.href };
}

/** An API whose queries are written down makes the market and shows what each page asks for. */
async function prepare(
  mongodbUri: string,
  start: StartNode,
  makeMarket: (origin: string) => Promise<Market>,
  say: (line: string) => void,
) {
  await using started = new AsyncDisposableStack();
  const recorder = await CommandRecorder.open(mongodbUri);
  started.defer(() => recorder.stop());
  const uri = `mongodb://127.0.0.1:${recorder.port}/${DATABASE_NAME}?directConnection=true`;
  const node = await start({ mongodbUri: uri, env: WITHOUT_SHARED_ANSWERS });
  started.defer(() => node.process.stop());
  const market = await makeMarket(node.origin);
  const scenarios = await scenariosOf(node.origin, market);
  const pages: Record<string, readonly (readonly RecordedQuery[])[]> = {};
  for (const scenario of scenarios) {
    const recorded = await recordQueries(recorder, node.origin, scenario);
    pages[scenario.name] = recorded;
    say(`${scenario.name}: ${describe(recorded[0] ?? [])}`);
  }
  return { market, scenarios, pages };
}

const describe = (queries: readonly RecordedQuery[]): string =>
  queries.map(({ wave, collection }) => `${wave}: ${collection}`).join(', ');

const serverOf = ({
  origin,
  process,
}: {
  readonly origin: string;
  readonly process: { readonly pid: number | undefined };
}): Server => ({ origin, pid: process.pid });
