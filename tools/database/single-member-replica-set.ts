import { type Document, MongoClient, MongoServerError } from 'mongodb';

/** Name of the embedded replica set. */
export const REPLICA_SET = 'leafshift';

const NOT_YET_INITIALIZED = 94;
const PRIMARY_TIMEOUT_MS = 60_000;
// The only member needs no time to notice that another one is gone.
const SETTINGS = { electionTimeoutMillis: 1_000 };

/**
 * Makes the mongod at the port the only member, and the primary, of our replica set; keeps its data,
 * also when the data was last used on another port. Resolves once it takes writes, which wait for the disk
 * only where the data is kept.
 */
export async function becomePrimary(port: number, isKept: boolean): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const direct = await MongoClient.connect(`mongodb://${host}/?directConnection=true`);
  try {
    const admin = direct.db('admin');
    const config = await currentConfig(() => admin.command({ replSetGetConfig: 1 }));
    const wanted = {
      _id: REPLICA_SET,
      members: [{ _id: 0, host }],
      settings: SETTINGS,
      writeConcernMajorityJournalDefault: isKept,
    };
    if (!config) {
      await admin.command({ replSetInitiate: { ...wanted, version: 1 } });
    } else if (config.members?.[0]?.host !== host) {
      const version = Number(config.version) + 1;
      await admin.command({ replSetReconfig: { ...config, ...wanted, version }, force: true });
    }
  } finally {
    await direct.close();
  }
  await waitForPrimary(host);
}

async function currentConfig(read: () => Promise<Document>): Promise<Document | undefined> {
  try {
    return (await read()).config;
  } catch (failure) {
    if (failure instanceof MongoServerError && failure.code === NOT_YET_INITIALIZED)
      return undefined;
    throw failure;
  }
}

async function waitForPrimary(host: string): Promise<void> {
  const client = new MongoClient(`mongodb://${host}/?replicaSet=${REPLICA_SET}`, {
    serverSelectionTimeoutMS: PRIMARY_TIMEOUT_MS,
  });
  try {
    await client.db('admin').command({ ping: 1 }, { readPreference: 'primary' });
  } finally {
    await client.close();
  }
}
