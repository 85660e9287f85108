import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isPortFree } from '@leafshift/remote-kit/ports/require-free-port';
import { MongoClient } from 'mongodb';
import { withoutPassword } from './given-database.ts';
import { type RunningDatabase, startDatabase } from './start-database.ts';

const START_MS = 240_000;
const quiet = { onProgress: () => undefined };
const { MONGODB_URI: _given, ...own } = process.env;

async function withCollection<Result>(
  { uri }: RunningDatabase,
  use: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = await MongoClient.connect(uri);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

describe('the embedded database', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'database-spec-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it(
    'has transactions, keeps its data for the next start, also on another port, and ends cleanly',
    async () => {
      const port = await freePort();
      const first = await startDatabase({ port, dataDir, env: own, ...quiet });
      await withCollection(first, async (client) => {
        const shifts = await client.db().createCollection('shifts');
        await client.withSession((session) =>
          session.withTransaction(() => shifts.insertOne({ title: 'Trimmer' }, { session })),
        );
      });
      await first.stop();
      await expect(first.closed).resolves.toBeUndefined();
      expect(await isPortFree(port)).toBe(true);

      const second = await startDatabase({ port: 0, dataDir, env: own, ...quiet });
      const found = await withCollection(second, (client) =>
        client.db().collection('shifts').findOne({}),
      );
      await second.stop();
      expect(second.uri).not.toBe(first.uri);
      expect(found).toMatchObject({ title: 'Trimmer' });
      expect(await readdir(dataDir)).not.toEqual([]);
    },
    START_MS,
  );
});

describe('a database of one’s own', () => {
  it('is refused in one sentence when nothing answers there', async () => {
    const port = await freePort();
    const env = { MONGODB_URI: `mongodb://me:secret@127.0.0.1:${port}/leafshift` };
    await expect(startDatabase({ port: 0, env, ...quiet })).rejects.toThrow(
      `MONGODB_URI is set, but no database answers at mongodb://…@127.0.0.1:${port}/leafshift`,
    );
  }, 20_000);

  it('is never printed with its password', () => {
    expect(withoutPassword('mongodb+srv://me:p%40ss@host/db')).toBe('mongodb+srv://…@host/db');
  });
});

describe('a mongod of one’s own', () => {
  it('is not passed over silently when it does not work', async () => {
    const env = { PATH: process.env.PATH, MONGOD_BINARY: '/bin/false' };
    await expect(startDatabase({ port: 0, env, ...quiet })).rejects.toThrow(
      'MONGOD_BINARY names /bin/false, which is not a working mongod.',
    );
  });
});
