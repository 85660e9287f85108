import { jest } from '@jest/globals';
import { Collection, type Db } from 'mongodb';
import { Schema } from 'mongoose';
import { connect } from '../../testing/connect.ts';
import { databaseUri, newDatabaseName } from '../../testing/test-database.ts';
import { SystemClock } from '../clock/clock.ts';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { type CollectionIndex, defineCollection } from './collection.ts';
import type { Database } from './database.ts';
import { Leases } from './leases.ts';
import { type DataMigration, type IndexMigration, Migrations } from './migrations.ts';
import { UnusableDatabase } from './unusable-database.ts';

interface Seat {
  _id: string;
  row: string;
  number: number;
  holder?: string;
}

const BY_ROW: CollectionIndex = { name: 'by_row', key: { row: 1 } };
const ONE_A_ROW: CollectionIndex = { name: 'one', key: { row: 1 }, unique: true };
const ONE_A_SEAT: CollectionIndex = { name: 'one', key: { row: 1, number: 1 }, unique: true };

describe('the indexes of a database', () => {
  const uri = databaseUri(newDatabaseName());
  const config = Config.read({
    MONGODB_URI: uri,
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
  });
  const log = Log.create(config);
  const open: Database[] = [];
  let database: Db;

  /** A process of a release with these indexes and migrations. */
  const release = async (
    indexes: readonly CollectionIndex[],
    ...migrations: readonly (DataMigration | IndexMigration)[]
  ): Promise<Migrations> => {
    const schema = new Schema<Seat>(
      { _id: String, row: String, number: Number, holder: String },
      { versionKey: false },
    );
    const node = await connect(uri, [defineCollection<Seat>({ name: 'seats', schema, indexes })]);
    open.push(node);
    const started = new Migrations(node, new Leases(node, new SystemClock()), log, config);
    for (const migration of migrations) started.register(migration);
    return started;
  };
  const start = async (...args: Parameters<typeof release>) => (await release(...args)).run();
  const seats = () => database.collection<Seat>('seats');
  const found = async () =>
    (await seats().indexes())
      .filter(({ name }) => name !== '_id_')
      .map(({ name, key, unique }) => ({ name, key, ...(unique && { unique }) }));
  const seat = (_id: string, row: string, number: number): Seat => ({ _id, row, number });

  beforeAll(async () => {
    database = (await connect(uri)).native;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.dropDatabase();
    await Promise.all(open.splice(0).map(({ connection }) => connection.close()));
  });
  afterAll(() => database.client.close());

  it('are built where they are missing', async () => {
    await start([]);
    await start([BY_ROW, { ...ONE_A_SEAT, name: 'one_a_seat' }]);

    expect(await found()).toEqual([
      { name: 'by_row', key: { row: 1 } },
      { name: 'one_a_seat', key: { row: 1, number: 1 }, unique: true },
    ]);
  });

  it.each<[string, CollectionIndex, CollectionIndex]>([
    ['fields', BY_ROW, { name: 'by_row', key: { row: 1, number: -1 } }],
    ['direction', BY_ROW, { name: 'by_row', key: { row: -1 } }],
    ['a unique rule', BY_ROW, { ...BY_ROW, unique: true }],
    ['no unique rule', { ...BY_ROW, unique: true }, BY_ROW],
    ['a filter', ONE_A_ROW, { ...ONE_A_ROW, partialFilterExpression: { number: { $gt: 4 } } }],
    ['sparseness', ONE_A_ROW, { ...ONE_A_ROW, sparse: true }],
    ['collation', ONE_A_ROW, { ...ONE_A_ROW, collation: { locale: 'en', strength: 2 } }],
    ['the name alone', ONE_A_ROW, { ...ONE_A_ROW, name: 'other' }],
  ])('are as they are declared after a change of %s', async (_what, before, after) => {
    await start([before]);
    await seats().insertMany([seat('a', 'A', 1), seat('b', 'B', 2)]);
    const later = await release([after]);
    expect(await later.plan()).toEqual([
      expect.stringMatching(/^rebuild index seats\..*, which was /),
    ]);

    await later.run();

    expect(await later.plan()).toEqual([]);
    expect((await found()).map(({ name }) => name)).toEqual([after.name]);
  });

  it('change when documents expire without being built anew', async () => {
    const expiring = { name: 'expire', key: { number: 1 }, expireAfterSeconds: 60 } as const;
    await start([expiring]);
    const builds = jest.spyOn(Collection.prototype, 'createIndexes');
    await start([{ ...expiring, expireAfterSeconds: 90 }]);

    expect(builds).not.toHaveBeenCalled();
    expect((await seats().indexes()).at(-1)).toMatchObject({ expireAfterSeconds: 90 });
  });

  it('hold a unique rule at every moment of its change', async () => {
    await start([ONE_A_ROW]);
    await seats().insertOne(seat('a', 'A', 1));
    const refused: unknown[] = [];
    const tryAgain = async () => {
      const error = await seats()
        .insertOne(seat(`copy-${refused.length}`, 'A', 1))
        .catch((failure: unknown) => failure);
      refused.push((error as { code?: unknown }).code);
    };
    const original = Collection.prototype.createIndexes;
    const drop = Collection.prototype.dropIndex;
    jest.spyOn(Collection.prototype, 'createIndexes').mockImplementation(async function (
      this: Collection,
      ...args
    ) {
      await tryAgain();
      const made = await original.apply(this, args);
      await tryAgain();
      return made;
    });
    jest.spyOn(Collection.prototype, 'dropIndex').mockImplementation(async function (
      this: Collection,
      ...args
    ) {
      const dropped = await drop.apply(this, args);
      await tryAgain();
      return dropped;
    });

    await start([ONE_A_SEAT]);

    expect(refused).toEqual([11_000, 11_000, 11_000, 11_000, 11_000, 11_000]);
    await seats().insertOne(seat('b', 'A', 2));
  });

  it('are changed to their end by the next process where one was killed in between', async () => {
    await start([ONE_A_ROW]);
    await seats().insertOne(seat('a', 'A', 1));
    const build = Collection.prototype.createIndexes;
    let built = 0;
    jest.spyOn(Collection.prototype, 'createIndexes').mockImplementation(async function (
      this: Collection,
      ...args
    ) {
      built += 1;
      if (built > 1) throw new Error('killed');
      return build.apply(this, args);
    });
    await expect(start([ONE_A_SEAT])).rejects.toThrow('killed');
    expect((await found()).map(({ name }) => name)).toEqual(['one.stand-in']);
    jest.restoreAllMocks();

    await start([ONE_A_SEAT]);

    expect(await found()).toEqual([{ name: 'one', key: { row: 1, number: 1 }, unique: true }]);
  });

  it('stay as they were, in one sentence, where documents break a new unique rule', async () => {
    await start([BY_ROW]);
    await seats().insertMany([seat('a', 'A', 1), seat('b', 'A', 1)]);
    const change = start([{ ...BY_ROW, unique: true }]);

    await expect(change).rejects.toThrow(UnusableDatabase);
    await expect(change).rejects.toThrow(/by_row\S* of seats cannot be built.*the same row/);
    expect(await found()).toEqual([{ name: 'by_row', key: { row: 1 } }]);
  });

  it('that nobody declares are told and stay, until a migration drops them', async () => {
    await start([BY_ROW]);
    await seats().createIndex({ holder: 1 }, { name: 'of_an_operator' });
    const later = await release([BY_ROW]);
    expect(await later.plan()).toEqual([
      'leave index seats.of_an_operator, which this release does not know',
    ]);
    await later.run();
    expect((await found()).map(({ name }) => name)).toContain('of_an_operator');

    const drops = [{ collection: 'seats', indexes: ['of_an_operator'] }];
    await start([BY_ROW], { id: '2026-12-01-tidy', drops });

    expect((await found()).map(({ name }) => name)).toEqual(['by_row']);
  });

  it('that a newer release changed or dropped are left alone by a process of the release before', async () => {
    const gone: CollectionIndex = { name: 'gone', key: { holder: 1 }, unique: true };
    const drops = [{ collection: 'seats', indexes: ['gone'] }];
    await start([ONE_A_ROW, gone]);
    await start([ONE_A_SEAT], { id: '2026-12-01-tidy', drops });
    const newer = await found();
    const older = await release([ONE_A_ROW, gone]);
    expect(await older.plan()).toEqual([
      'leave index seats.one as a newer release has made it',
      'leave index seats.gone as a newer release has made it',
    ]);

    await older.run();

    expect(await found()).toEqual(newer);
  });

  it('that were dropped stay away also where they never were', async () => {
    const gone: CollectionIndex = { name: 'gone', key: { holder: 1 }, unique: true };
    await start([], { id: '2026-12-01-tidy', drops: [{ collection: 'seats', indexes: ['gone'] }] });
    await start([gone]);

    expect(await found()).toEqual([]);
  });

  it('are planned without anything being changed', async () => {
    const migration = { id: '2026-12-01-names', up: jest.fn(async () => undefined) };
    const first = await release([ONE_A_SEAT], migration);

    expect(await first.plan()).toEqual([
      'make collection seats',
      'build index seats.one (row, number) unique',
      'change stored data: 2026-12-01-names',
    ]);
    expect(await database.listCollections().toArray()).toEqual([]);
    expect(migration.up).not.toHaveBeenCalled();
  });

  describe('of a newer release', () => {
    const newer = (readableFrom: number) =>
      database
        .collection<{ _id: string }>('migrations')
        .insertOne({ _id: '2027-01-01-contract', ...{ at: new Date(), readableFrom } });

    it('are refused where this one cannot read what it left, with nothing changed', async () => {
      await newer(2);
      const older = await release([BY_ROW]);

      await expect(older.run()).rejects.toThrow(
        'This release knows version 1 of the database; a newer one has brought it to version 2, which is read from version 2 on. Start that release, or restore a backup from before it.',
      );
      await expect(older.plan()).rejects.toThrow(UnusableDatabase);
      expect(
        await seats()
          .indexes()
          .catch(() => []),
      ).toEqual([]);
    });

    it('are worked with where this one still can', async () => {
      await newer(1);
      await start([BY_ROW]);

      expect((await found()).map(({ name }) => name)).toEqual(['by_row']);
    });

    it('leave room for the release before', async () => {
      const migrations = await release([]);

      expect(() => migrations.register({ id: '2027-01-01-x', readableFrom: 1, drops: [] })).toThrow(
        'leaves no room',
      );
    });
  });
});
