import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { startSandbox } from '../../../payments-sandbox/sandbox.ts';
import { startDatabase } from '../../database/start-database.ts';
import { type ApiBundle, buildApi } from './api-bundle.ts';

/** What processes of the API need; all of it is new, and is removed when `until` is disposed. */
export interface OwnSurroundings {
  readonly bundle: ApiBundle;
  readonly database: Db;
  readonly mongodbUri: string;
  readonly dataDir: string;
  readonly sandboxUrl: string;
}

/** Builds the API and starts a database and the payment sandbox for what is called so. Throws a PlainFailure. */
export async function startSurroundings(
  name: string,
  until: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<OwnSurroundings> {
  const bundle = await buildApi();
  until.defer(() => bundle.remove());
  const server = await startDatabase({ port: 0, onProgress: say });
  until.defer(() => server.stop());
  const named = new URL(server.uri);
  named.pathname = `/leafshift_${name}`;
  const client = await MongoClient.connect(named.href);
  until.defer(() => client.close());
  const database = client.db();
  until.defer(async () => {
    await database.dropDatabase();
  });
  const dataDir = await mkdtemp(join(tmpdir(), `leafshift-${name}-`));
  until.defer(() => rm(dataDir, { recursive: true, force: true }));
  const sandbox = await startSandbox();
  until.defer(() => sandbox.stop());
  return { bundle, database, mongodbUri: named.href, dataDir, sandboxUrl: sandbox.url };
}
