import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, requireFreePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import {
  MongoInstance,
  MongoInstanceEvents,
} from 'mongodb-memory-server-core/lib/util/MongoInstance.js';
import { findMongod } from './find-mongod.ts';
import { requireReplicaSet, withoutPassword } from './given-database.ts';
import { MONGODB_VERSION, type MongodSource, type Progress } from './mongod-source.ts';
import { becomePrimary, REPLICA_SET } from './single-member-replica-set.ts';

/** What kind of database to start. `port` 0 takes any free one. */
export interface DatabaseOptions {
  readonly port: number;
  readonly onProgress: Progress;
  /** Where the data stays between starts; without it the data is thrown away by `stop`. */
  readonly dataDir?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A database that answers. `uri` names the database `leafshift` in a replica set. */
export interface RunningDatabase {
  readonly uri: string;
  /** Which of the possible sources is in use, in words. */
  readonly source: string;
  /** Resolves when the embedded server has ended, by `stop` or by itself; never for `MONGODB_URI`. */
  readonly closed: Promise<void>;
  /** Ends what was started, cleanly; leaves a database of `MONGODB_URI` alone. */
  stop(): Promise<void>;
}

const DATABASE_NAME = 'leafshift';

/** Its own measurements, taken each second, are for whoever looks for faults of a server. */
const UNMEASURED = ['--setParameter', 'diagnosticDataCollectionEnabled=false'];
/**
 * Wine looks through a whole folder for each file that is not there yet, and specs make hundreds of databases.
 * Data that was kept with the one layout cannot be opened with the other.
 */
const BY_DATABASE = ['--directoryperdb'];

/** How often a database without a port or folder of its own is tried. */
const LAUNCHES = 3;

/**
 * Gives a MongoDB replica set: the one of `MONGODB_URI`, else an embedded single member.
 * Throws a PlainFailure with one sentence when there can be none, or its port is taken.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const env = options.env ?? process.env;
  if (env.MONGODB_URI) {
    await requireReplicaSet(env.MONGODB_URI);
    const source = `MONGODB_URI (${withoutPassword(env.MONGODB_URI)})`;
    return {
      uri: env.MONGODB_URI,
      source,
      closed: new Promise(() => undefined),
      stop: () => Promise.resolve(),
    };
  }
  if (options.port !== 0) {
    await requireFreePort({
      port: options.port,
      purpose: 'the database',
      setting: 'DATABASE_PORT',
    });
  }
  const source = await findMongod(env, options.onProgress);
  return launchPatiently(source, options);
}

/** A database on any free port may be tried again: something else took the port, or Wine was not ready. */
async function launchPatiently(
  source: MongodSource,
  options: DatabaseOptions,
): Promise<RunningDatabase> {
  const tries = options.port === 0 && !options.dataDir ? LAUNCHES : 1;
  for (let tried = 1; tried < tries; tried += 1) {
    try {
      return await launch(source, options);
    } catch (failure) {
      options.onProgress(`${failure instanceof Error ? failure.message : String(failure)}; again`);
    }
  }
  return launch(source, options);
}

async function launch(source: MongodSource, options: DatabaseOptions): Promise<RunningDatabase> {
  const port = options.port || (await freePort());
  const dbPath = await dataFolder(options.dataDir);
  // An installed mongod may be of any version that is supported.
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false';
  const mongod = new MongoInstance({
    binary: { version: MONGODB_VERSION, systemBinary: source.binary },
    instance: {
      port,
      dbPath,
      ip: '127.0.0.1',
      replSet: REPLICA_SET,
      storageEngine: 'wiredTiger',
      launchTimeout: source.launchTimeoutMs,
      args: options.dataDir ? UNMEASURED : [...UNMEASURED, ...BY_DATABASE],
    },
    // A process group of its own: Ctrl-C reaches us first, and we stop it in order.
    spawn: { detached: true },
  });
  const stop = async (): Promise<void> => {
    const child = mongod.mongodProcess;
    await mongod.stop();
    // What the server started (Wine's own server) may outlive it and hold the other ends open.
    for (const stream of [child?.stdin, child?.stdout, child?.stderr]) stream?.destroy();
    if (!options.dataDir) await rm(dbPath, { recursive: true, force: true });
  };
  const closed = new Promise<void>((resolve) => {
    mongod.once(MongoInstanceEvents.instanceClosed, () => resolve());
  });
  try {
    await mongod.start();
    // Whoever started a database stays alive as long as it does.
    mongod.mongodProcess?.ref();
    await becomePrimary(port, options.dataDir !== undefined);
  } catch (failure) {
    await stop();
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new PlainFailure(`The database from ${source.description} did not start: ${reason}`, {
      cause: failure,
    });
  }
  const uri = `mongodb://127.0.0.1:${port}/${DATABASE_NAME}?replicaSet=${REPLICA_SET}`;
  return { uri, source: source.description, closed, stop };
}

async function dataFolder(dataDir: string | undefined): Promise<string> {
  if (!dataDir) return mkdtemp(join(tmpdir(), 'leafshift-database-'));
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  return folder;
}
