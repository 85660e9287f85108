import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { myProfile } from '@leafshift/contracts/profile';
import type { INestApplication } from '@nestjs/common';
import { Decimal128, Double, Int32, Long, ObjectId } from 'mongodb';
import { SystemClock } from '../infra/clock/clock.ts';
import { Config } from '../infra/config/config.ts';
import { Log } from '../infra/logger/log.ts';
import { Database } from '../infra/mongo/database.ts';
import { FileStorage } from '../infra/storage/file-storage.ts';
import { aWorker, type Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { databaseUri, newDatabaseName } from '../testing/test-database.ts';
import { runCommand } from './commands.ts';
import { uploadedKeys, workedOneShift } from './testing/worked-one-shift.ts';
import { unstartedApp } from './unstarted-app.ts';

describe('a backup', () => {
  let api: TestApi;
  let worker: Worker;
  let folder: string;
  const targets: INestApplication[] = [];

  const run = (...args: string[]) => runCommand(api.app, args);
  const storage = () => api.app.get(FileStorage);
  const portraitOf = async (who: Worker) => (await api.get(myProfile, {}, who)).profileImage ?? '';

  /** An installation where nobody has worked yet. */
  const anEmptyOne = async (): Promise<INestApplication> => {
    const config = Config.read({
      NODE_ENV: 'test',
      MONGODB_URI: databaseUri(newDatabaseName()),
      DATA_DIR: join(folder, `data-${targets.length}`),
      LOG_LEVEL: 'silent',
      PORTAL_URL: 'http://portal.test',
    });
    const app = await unstartedApp({ config, clock: new SystemClock(), log: Log.create(config) });
    targets.push(app);
    return app;
  };
  const nativeOf = (app: INestApplication) => app.get(Database).native;

  beforeAll(async () => {
    api = await startApi();
    worker = await workedOneShift(api);
  }, 60_000);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-backup-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const app of targets.splice(0)) {
      await nativeOf(app).dropDatabase();
      await app.close();
    }
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await api.stop();
  });

  const to = () => join(folder, 'backup');
  const written = async () => readdir(join(to(), 'files'));

  it('fills an empty installation with all documents, exactly as they were, and all files', async () => {
    const counters = api.database.native.collection<{ _id: string }>('counters');
    const odd = {
      whole: new Int32(7),
      half: new Double(7),
      long: Long.fromString('9007199254740993'),
      exact: Decimal128.fromString('0.10'),
    };
    await counters.insertOne({ _id: 'odd', ...odd });

    const said = await run('backup', to());
    expect(said.at(-1)).toMatch(
      /^\d+ documents of \d+ collections and \d+ files are in .*keep it as/,
    );
    expect(await run('verify', to())).toEqual([
      expect.stringMatching(/^The backup of .* is whole\.$/),
    ]);
    const target = await anEmptyOne();
    const restored = await runCommand(target, ['restore', to()]);

    expect(restored.at(-1)).toMatch(
      /^The installation is as it was at 20\d\d-.*Nobody is signed in/,
    );
    const counted = async (database: typeof api.database.native) => {
      const names = ['users', 'shifts', 'invoices', 'ledger_transactions', 'uploads', 'outbox'];
      return Promise.all(names.map((name) => database.collection(name).countDocuments()));
    };
    expect(await counted(nativeOf(target))).toEqual(await counted(api.database.native));
    const [odds] = await nativeOf(target)
      .collection<{ _id: string }>('counters')
      .find({ _id: 'odd' }, { promoteValues: false })
      .toArray();
    expect(odds).toEqual({ _id: 'odd', ...odd });
    expect(await nativeOf(target).collection('sessions').countDocuments()).toBe(0);
    expect((await nativeOf(target).collection('users').indexes()).length).toBeGreaterThan(3);
    const key = (await portraitOf(worker)).split('/').at(-1) ?? '';
    const upload = await api.database.native
      .collection<{ _id: string; storedAs: string }>('uploads')
      .findOne({ _id: key });
    const bytes = async (app: { get: typeof target.get }) => {
      const file = await app.get(FileStorage).find(String(upload?.storedAs));
      const chunks: Buffer[] = [];
      for await (const chunk of file?.body ?? []) chunks.push(chunk as Buffer);
      return createHash('sha256').update(Buffer.concat(chunks)).digest('hex');
    };
    expect(await bytes(target)).toBe(await bytes(api.app));
    expect(await runCommand(target, ['verify'])).toContain('Everything fits together.');
    await counters.deleteOne({ _id: 'odd' });
  });

  it('is of one moment while others write', async () => {
    const { client } = api.database.native;
    const native = api.database.native;
    const first = native.collection<{ _id: string; moved: number }>('counters');
    const last = native.collection<{ _id: string; moved: number }>('worker_bookings');
    await first.insertOne({ _id: 'moved', moved: 0 });
    await last.insertOne({ _id: 'moved', moved: 0 });
    let isOver = false;
    let moves = 0;
    const writing = (async () => {
      while (!isOver) {
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await first.updateOne({ _id: 'moved' }, { $inc: { moved: 1 } }, { session });
            await last.updateOne({ _id: 'moved' }, { $inc: { moved: 1 } }, { session });
          }),
        );
        moves += 1;
      }
    })();

    await run('backup', to());
    isOver = true;
    await writing;
    const target = await anEmptyOne();
    await runCommand(target, ['restore', to()]);

    const movedIn = (name: string) =>
      nativeOf(target).collection<{ _id: string; moved: number }>(name).findOne({ _id: 'moved' });
    const [one, other] = [await movedIn('counters'), await movedIn('worker_bookings')];
    expect(one?.moved).toBe(other?.moved);
    expect(moves).toBeGreaterThan(Number(one?.moved));
    await first.deleteOne({ _id: 'moved' });
    await last.deleteOne({ _id: 'moved' });
  });

  it('has no sessions, and no codes or links that were sent, but open invitations to a business', async () => {
    await run('backup', to());

    const saved = await readdir(join(to(), 'database'));
    const sent = ['connect_tickets', 'email_undos', 'password_recoveries', 'verification_codes'];
    expect(saved).toContain('business_invitations.bson');
    expect(
      saved.filter((name) => ['sessions', ...sent].includes(name.split('.')[0] ?? '')),
    ).toEqual([]);
  });

  it('that was broken off goes on where it stopped, at the same moment', async () => {
    let lines = 0;
    const breaking = runCommand(api.app, ['backup', to()], () => {
      lines += 1;
      if (lines === 20) throw new Error('the line was cut');
    });
    await expect(breaking).rejects.toThrow('the line was cut');
    await expect(run('verify', to())).rejects.toThrow('was not finished: run backup again');
    const before = JSON.parse(await readFile(join(to(), 'progress.json'), 'utf8'));
    expect(before.collections).toHaveLength(20);
    const reads = jest.spyOn(storage(), 'find');
    await aWorker().in(api);

    const after = await run('backup', to());

    expect(after.filter((line) => line.startsWith('  '))).toHaveLength(
      JSON.parse(await readFile(join(to(), 'manifest.json'), 'utf8')).collections.length - 20 + 1,
    );
    const whole = JSON.parse(await readFile(join(to(), 'manifest.json'), 'utf8'));
    expect([whole.id, whole.snapshot]).toEqual([before.id, before.snapshot]);
    expect(reads).not.toHaveBeenCalled();
    expect(await run('verify', to())).toHaveLength(1);
  });

  it('lacks a file alone that was removed while it was made, and is restored without it', async () => {
    const uploads = api.database.native.collection<{ _id: string }>('uploads');
    const key = 'picture_removed';
    const upload = { _id: key, state: 'claimed', kind: 'profile-picture', createdAt: new Date() };
    await uploads.insertOne({ ...upload, ...{ ownerId: new ObjectId(worker.id) } });

    const find = storage().find.bind(storage());
    let isSaved = false;
    jest.spyOn(storage(), 'find').mockImplementation(async (asked) => {
      if (asked === key && isSaved) await uploads.deleteOne({ _id: key });
      return find(asked);
    });

    const said = await runCommand(api.app, ['backup', to()], (line) => {
      isSaved ||= line.startsWith('  uploads:');
    });

    const sentence = `The file ${key} was removed while the backup was made.`;
    expect(said).toContain(sentence);
    const target = await anEmptyOne();
    expect(await runCommand(target, ['restore', to()])).toContain(sentence);
  });

  it('is none where a file is not there that nobody removed', async () => {
    const [key = ''] = await uploadedKeys(api);
    const path = join(api.dataDir, 'uploads', key);
    const bytes = await readFile(path);
    await rm(path);

    await expect(run('backup', to())).rejects.toThrow(
      `The file ${key} of an upload is not in ${join(api.dataDir, 'uploads')}`,
    );
    await expect(run('verify', to())).rejects.toThrow('was not finished: run backup again');
    await writeFile(path, bytes);
    expect((await run('backup', to())).at(-1)).toContain('files are in');
    expect(await run('verify', to())).toHaveLength(1);
  });

  it('begins anew at a later moment where the database has the earlier one no more', async () => {
    await run('backup', join(folder, 'other'));
    const other = JSON.parse(await readFile(join(folder, 'other/manifest.json'), 'utf8'));
    const long = { t: other.snapshot.t - 100_000, i: 1 };
    await mkdir(to());
    const begun = { format: 1, id: 'begun', snapshot: long, collections: [] };
    await writeFile(join(to(), 'progress.json'), JSON.stringify(begun));

    await run('backup', to());

    const whole = JSON.parse(await readFile(join(to(), 'manifest.json'), 'utf8'));
    expect(whole.snapshot.t).toBeGreaterThanOrEqual(other.snapshot.t);
  });

  it.each<[string, (files: readonly string[]) => Promise<void>, RegExp]>([
    [
      'a file that was altered',
      ([file]) => appendFile(join(to(), 'files', file ?? ''), 'x'),
      /files\/\S+ was changed/,
    ],
    [
      'a file that is gone',
      ([file]) => rm(join(to(), 'files', file ?? '')),
      /files\/\S+ is missing/,
    ],
    [
      'a file that was added',
      () => writeFile(join(to(), 'files/more'), 'x'),
      /files\/more is no part of it/,
    ],
    [
      'a collection that was altered',
      () => appendFile(join(to(), 'database/users.bson'), 'x'),
      /users\.bson was changed/,
    ],
    [
      'a list of files that was altered',
      () => appendFile(join(to(), 'files.jsonl'), '\n'),
      /files\.jsonl was changed/,
    ],
  ])('is told from one with %s, and that is not restored', async (_what, alter, said) => {
    await run('backup', to());
    await alter(await written());

    await expect(run('verify', to())).rejects.toThrow(said);
    const target = await anEmptyOne();
    await expect(runCommand(target, ['restore', to()])).rejects.toThrow('nothing was restored');
    expect(await nativeOf(target).listCollections().toArray()).toEqual([]);
  });

  it('is restored where nobody has worked yet, and nowhere else', async () => {
    await run('backup', to());

    await expect(run('restore', to())).rejects.toThrow('into an empty database only');
    const target = await anEmptyOne();
    await target.get(FileStorage).store({
      key: 'somebodys',
      uploadKey: 'somebodys',
      contentType: 'image/jpeg',
      bytes: Buffer.from('x'),
    });
    await expect(runCommand(target, ['restore', to()])).rejects.toThrow(
      'into an empty storage only',
    );
    await target.get(FileStorage).remove('somebodys');
    await runCommand(target, ['migrate']);
    await runCommand(target, ['restore', to()]);
    await expect(run('backup', to())).rejects.toThrow('There is a whole backup');
  });

  it('whose restore was broken off lets no process start before it is done', async () => {
    await run('backup', to());
    const target = await anEmptyOne();
    jest
      .spyOn(target.get(FileStorage), 'store')
      .mockRejectedValueOnce(new Error('the disk is full'));
    await expect(runCommand(target, ['restore', to()])).rejects.toThrow('the disk is full');
    await expect(runCommand(target, ['migrate'])).rejects.toThrow('was not finished: run it again');

    await runCommand(target, ['restore', to()]);

    expect(await runCommand(target, ['verify'])).toContain('Everything fits together.');
  });

  it('of a newer release is not restored', async () => {
    const records = api.database.native.collection<{ _id: string; readableFrom: number }>(
      'migrations',
    );
    await run('backup', to());
    await records.insertOne({ _id: '2099-01-01-contract', readableFrom: 99 });
    await expect(run('backup', join(folder, 'second'))).rejects.toThrow(
      'This release knows version',
    );
    await records.deleteOne({ _id: '2099-01-01-contract' });
    const path = join(to(), 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    manifest.database = { version: 99, readableFrom: 99 };
    await writeFile(path, JSON.stringify(manifest));

    const target = await anEmptyOne();
    await expect(runCommand(target, ['restore', to()])).rejects.toThrow('it to version 99');
  });
});
