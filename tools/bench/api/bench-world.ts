import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Db, MongoClient } from 'mongodb';
import { startDatabase } from '../../database/start-database.ts';
import { buildApi } from '../../drills/api/api-bundle.ts';
import { type ApiNode, type ApiNodeOptions, startApiNode } from '../../drills/api/api-node.ts';
import { freePort } from '../../ports/require-free-port.ts';
import { startSandbox } from '../../sandbox-payments/sandbox.ts';
import { workspaceRoot } from '../../workspace-paths.ts';
import { type BareNode, startBareNode } from './bare-node.ts';
import { CommandRecorder, type RecordedQuery } from './command-recorder.ts';
import { type Market, openMarket } from './market.ts';
import { recordQueries, type Scenario, scenariosOf } from './scenarios.ts';

const DATABASE_NAME = 'leafshift_bench';

/** Everything that is measured, running. */
export interface BenchWorld extends AsyncDisposable {
  readonly database: Db;
  readonly market: Market;
  readonly scenarios: readonly Scenario[];
  /** The API as it is released, with all of its checks, limits and logs. */
  readonly api: ApiNode;
  /** The same without the second for which the public board is kept. */
  readonly uncached: ApiNode;
  readonly bare: BareNode;
}

/** Starts database, market, API and bare server. The market is kept below `.cache` for the next run. */
export async function openBenchWorld(say: (line: string) => void): Promise<BenchWorld> {
  await using started = new AsyncDisposableStack();
  const bundle = await buildApi();
  started.defer(() => bundle.remove());
  const folder = join(workspaceRoot, '.cache/bench-api');
  await mkdir(folder, { recursive: true });
  const { MONGODB_URI: _, ...env } = process.env;
  const server = await startDatabase({
    port: 0,
    dataDir: join(folder, 'database'),
    env,
    onProgress: say,
  });
  started.defer(() => server.stop());
  const mongodbUri = withName(server.uri);
  const client = await MongoClient.connect(mongodbUri);
  started.defer(() => client.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'leafshift-bench-'));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const sandbox = await startSandbox();
  started.defer(() => sandbox.stop());
  const start = async (own: Partial<ApiNodeOptions> = {}): Promise<ApiNode> =>
    startApiNode({
      bundle,
      port: await freePort(),
      mongodbUri,
      dataDir,
      sandboxUrl: sandbox.url,
      ...own,
      env: { RATE_LIMITS: 'on', ...NO_LIMIT_IS_REACHED, ...own.env },
    });

  const { market, scenarios, pages } = await prepare(
    client.db(),
    mongodbUri,
    start,
    sandbox.url,
    say,
  );
  const pagesFile = join(dataDir, 'pages.json');
  await writeFile(pagesFile, BSON.EJSON.stringify(pages, { relaxed: false }));
  const bare = await startBareNode(mongodbUri, pagesFile, dataDir);
  started.defer(() => bare.stop());
  const api = await start();
  started.defer(() => api.process.stop());
  const uncached = await start({ env: UNCACHED });
  started.defer(() => uncached.process.stop());
  const everything = started.move();
  return {
    database: client.db(),
    market,
    scenarios,
    api,
    uncached,
    bare,
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

/** The limits count, but one address may ask as often as a benchmark does. */
const NO_LIMIT_IS_REACHED = {
  RATE_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
  RATE_LIMIT_REGISTRATIONS_PER_HOUR: '1000000',
};
const UNCACHED = { SHARED_ANSWERS: 'off' };

type Pages = Readonly<Record<string, readonly (readonly RecordedQuery[])[]>>;

/** An API whose queries are written down makes the market and shows what each page asks for. */
async function prepare(
  database: Db,
  mongodbUri: string,
  start: (own?: Partial<ApiNodeOptions>) => Promise<ApiNode>,
  sandboxUrl: string,
  say: (line: string) => void,
) {
  await using started = new AsyncDisposableStack();
  const recorder = await CommandRecorder.open(mongodbUri);
  started.defer(() => recorder.stop());
  const uri = `mongodb://127.0.0.1:${recorder.port}/${DATABASE_NAME}?directConnection=true`;
  const node = await start({ mongodbUri: uri, env: UNCACHED });
  started.defer(() => node.process.stop());
  const market = await openMarket(database, node.origin, sandboxUrl, say);
  const scenarios = await scenariosOf(node.origin, market);
  const pages: Record<string, Pages[string]> = {};
  for (const scenario of scenarios) {
    pages[scenario.name] = await recordQueries(recorder, node.origin, scenario);
    say(`${scenario.title}: ${describe(pages[scenario.name]?.[0] ?? [])}`);
  }
  return { market, scenarios, pages };
}

const describe = (queries: readonly RecordedQuery[]): string =>
  queries.map(({ wave, collection }) => `${wave}: ${collection}`).join(', ');

function withName(uri: string): string {
  const named = new URL(uri);
  named.pathname = `/${DATABASE_NAME}`;
  return named.href;
}
