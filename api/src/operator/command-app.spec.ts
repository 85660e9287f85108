import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { SystemClock } from '../infra/clock/clock.ts';
import { Config } from '../infra/config/config.ts';
import { Log } from '../infra/logger/log.ts';
import { Database } from '../infra/mongo/database.ts';
import { OutboxWorker } from '../infra/outbox/outbox-worker.ts';
import { databaseUri, newDatabaseName } from '../testing/test-database.ts';
import { commandApp } from './command-app.ts';
import { runCommand } from './commands.ts';

describe("an operator's command", () => {
  const made: INestApplication[] = [];
  let dataDir: string;
  let config: Config;

  const appFor = async (command: string): Promise<INestApplication> => {
    const surroundings = { config, clock: new SystemClock(), log: Log.create(config) };
    const app = await commandApp(surroundings, command);
    made.push(app);
    return app;
  };
  const run = async (command: string, ...rest: string[]) =>
    runCommand(await appFor(command), [command, ...rest]);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'leafshift-command-'));
    config = Config.read({
      NODE_ENV: 'test',
      MONGODB_URI: databaseUri(newDatabaseName()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORTAL_URL: 'http://portal.test',
    });
  });
  afterAll(async () => {
    await made[0]?.get(Database).native.dropDatabase();
    for (const app of made) await app.close();
    await rm(dataDir, { recursive: true });
  });

  it('refuses a database that is behind, and leaves it as it is', async () => {
    const { native } = (await appFor('migrate')).get(Database);

    await expect(run('dead')).rejects.toThrow('run operator migrate first');
    const wouldDo = await run('migrate', '--dry-run');
    expect(wouldDo).toContain('  make collection users');
    expect(wouldDo.at(-1)).toBe('Nothing was changed.');
    expect(await native.listCollections().toArray()).toEqual([]);

    await run('migrate');
    expect(await run('migrate', '--dry-run')).toEqual(['There is nothing to change.']);
    expect(await run('dead')).toEqual(['No outbox record is dead.']);
    await native.collection('users').dropIndex('sign_ups');
    await expect(run('dead')).rejects.toThrow('run operator migrate first');
    await run('migrate');
    await native.collection('users').createIndex({ createdAt: 1 }, { name: 'of_a_stranger' });
    expect(await run('dead')).toEqual(['No outbox record is dead.']);
  });

  it('leaves what waits, and what it asks for itself, to the processes of the API', async () => {
    const app = await appFor('make-admin');
    const outbox = app.get(Database).native.collection('outbox');
    const before = new Date('2026-01-01');
    await outbox.insertOne({
      ...{ kind: 'uploads.remove', payload: { key: 'somebodys', onlyUnclaimed: false } },
      ...{ state: 'waiting', attempts: 0, dueAt: before, createdAt: before },
    });

    await runCommand(app, ['make-admin', 'robin@example.ca', '--name', 'Robin']);
    await app.get(OutboxWorker).idle();

    const records = await outbox.find().toArray();
    expect(records.length).toBeGreaterThan(1);
    expect(records.map(({ state, attempts }) => ({ state, attempts }))).toEqual(
      records.map(() => ({ state: 'waiting', attempts: 0 })),
    );
  });
});
