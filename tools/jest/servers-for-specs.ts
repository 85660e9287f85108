import { MongoClient } from 'mongodb';
import { type RunningDatabase, startDatabase } from '../database/start-database.ts';
import { ensureCommand, hasDebianPackages } from '../process/debian-packages.ts';

/** Where set-up leaves the database for tear-down; both run in Jest's main process. */
export interface DatabaseHolder {
  leafshiftDatabase?: RunningDatabase;
}

/** One replica set for the whole run; specs find it in `MONGODB_URI` and use a database of their own. */
export default async function startTestDatabase(): Promise<void> {
  const isOurs = !process.env.MONGODB_URI;
  const database = await startDatabase({
    port: 0,
    onProgress: (line) => process.stderr.write(`${line}\n`),
  });
  (globalThis as DatabaseHolder).leafshiftDatabase = database;
  process.env.MONGODB_URI = database.uri;
  if (isOurs) {
    await setUpForSpecs(database.uri);
  }
  await installRedis();
}

/** Specs start a Redis of their own, where the machine has its package or may install it. */
async function installRedis(): Promise<void> {
  if (process.getuid?.() === 0 && (await hasDebianPackages())) {
    await ensureCommand('redis-server', ['redis-server']);
  }
}

async function setUpForSpecs(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  const admin = client.db('admin');
  await admin.command({
    setParameter: 1,
    // The clock of a spec stands still, so what the database's own clock takes for expired must stay.
    ttlMonitorEnabled: false,
    // Else it keeps the files of dropped databases for five minutes, until it may open no more;
    // the specs of backups read a past state for far less than this.
    minSnapshotHistoryWindowInSeconds: 60,
  });
  await client.close();
}
