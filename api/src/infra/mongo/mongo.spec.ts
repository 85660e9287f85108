import { jest } from '@jest/globals';
import { Schema } from 'mongoose';
import { connect } from '../../testing/connect.ts';
import { databaseUri, newDatabaseName } from '../../testing/test-database.ts';
import { Clock, SystemClock } from '../clock/clock.ts';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { defineCollection } from './collection.ts';
import type { Database } from './database.ts';
import { Leases } from './leases.ts';
import { Migrations } from './migrations.ts';
import { isDuplicateKey } from './mongo-errors.ts';
import { Transactions } from './transactions.ts';

interface CounterDocument {
  _id: string;
  count: number;
  label?: string;
}

const counters = defineCollection<CounterDocument>({
  name: 'counters',
  schema: new Schema<CounterDocument>(
    { _id: String, count: Number, label: String },
    { versionKey: false },
  ),
  indexes: [
    {
      name: 'one_label',
      key: { label: 1 },
      unique: true,
      partialFilterExpression: { label: { $exists: true } },
    },
  ],
});

class ReadClock extends Clock {
  constructor(private readonly read: () => Date) {
    super();
  }

  override now(): Date {
    return this.read();
  }
}

const clockAt = (read: () => Date): Clock => new ReadClock(read);

describe('MongoDB', () => {
  const name = newDatabaseName();
  const config = Config.read({
    MONGODB_URI: 'mongodb://db.test/leafshift',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
  });
  const log = Log.create(config);
  let database: Database;

  beforeAll(async () => {
    database = await connect(databaseUri(name), [counters]);
  });
  afterAll(async () => {
    await database.native.dropDatabase();
    await database.connection.close();
  });

  const migrationsOf = (node: Database) =>
    new Migrations(node, new Leases(node, new SystemClock()), log, config);

  describe('migrations', () => {
    it('make the collections and indexes that modules registered', async () => {
      await migrationsOf(database).run();

      const indexes = await database.native.collection('counters').indexes();
      expect(indexes.map((index) => index.name)).toEqual(['_id_', 'one_label']);
    });

    it('can run again and change nothing', async () => {
      await migrationsOf(database).run();
      await migrationsOf(database).run();

      expect(await database.native.collection('leases').countDocuments()).toBe(0);
    });

    it('change stored data once, in order, also when two nodes start at once', async () => {
      const second = await connect(databaseUri(name), [counters]);
      const ran: string[] = [];
      const nodes = [migrationsOf(database), migrationsOf(second)];
      for (const node of nodes) {
        for (const id of ['2026-02-second', '2026-01-first']) {
          node.register({
            id,
            up: async () => {
              ran.push(id);
            },
          });
        }
      }

      await Promise.all(nodes.map((node) => node.run()));

      expect(ran).toEqual(['2026-01-first', '2026-02-second']);
      await second.connection.close();
    });
  });

  describe('leases', () => {
    it('are renewed for as long as the work lasts, and free after it', async () => {
      const timers = jest.spyOn(globalThis, 'setInterval');
      let now = new Date('2026-05-04T12:00:00Z').getTime();
      const leases = new Leases(
        database,
        clockAt(() => new Date(now)),
      );
      const takes = jest.spyOn(leases, 'take');
      const lease = { name: 'long-work', milliseconds: 60_000, onFailure: jest.fn() };

      await leases.during(lease, async () => {
        const [renew, everyMs = 0] = timers.mock.calls.at(-1) ?? [];
        expect(everyMs).toBe(15_000);
        for (let passed = 0; passed < 300_000; passed += everyMs) {
          now += everyMs;
          renew?.();
          await takes.mock.results.at(-1)?.value;
          expect(await leases.take('long-work', 'somebody else', 60_000)).toBe(false);
        }
      });

      expect(lease.onFailure).not.toHaveBeenCalled();
      expect(await leases.take('long-work', 'somebody else', 60_000)).toBe(true);
    });

    it('are held by one owner until they end or are released', async () => {
      let now = new Date('2026-05-04T12:00:00Z');
      const leases = new Leases(
        database,
        clockAt(() => now),
      );

      expect(await leases.take('work', 'a', 1000)).toBe(true);
      expect(await leases.take('work', 'b', 1000)).toBe(false);
      expect(await leases.take('work', 'a', 1000)).toBe(true);
      now = new Date('2026-05-04T12:00:01Z');
      expect(await leases.take('work', 'b', 1000)).toBe(true);
      await leases.release('work', 'b');
      expect(await leases.take('work', 'a', 1000)).toBe(true);
    });
  });

  describe('transactions', () => {
    let transactions: Transactions;
    const model = () => database.connection.model<CounterDocument>(counters.name);
    const countOf = async (id: string) => (await model().findById(id).lean())?.count;

    beforeAll(() => {
      transactions = new Transactions(database);
    });
    beforeEach(async () => {
      await model().deleteMany({});
      await model().insertMany([{ _id: 'a', count: 0 }], { lean: true });
    });

    it('keep all changes or none', async () => {
      const failing = transactions.run(async () => {
        await model().updateOne({ _id: 'a' }, { $inc: { count: 1 } });
        await model().insertMany([{ _id: 'b', count: 1 }], { lean: true });
        throw new Error('stop');
      });

      await expect(failing).rejects.toThrow('stop');
      expect(await countOf('a')).toBe(0);
      expect(await countOf('b')).toBeUndefined();
    });

    it('join the one that runs already', async () => {
      const failing = transactions.run(async () => {
        await transactions.run(() => model().updateOne({ _id: 'a' }, { $inc: { count: 1 } }));
        throw new Error('stop');
      });

      await expect(failing).rejects.toThrow('stop');
      expect(await countOf('a')).toBe(0);
    });

    it('repeat their work when they meet another writer, so that no change is lost', async () => {
      await Promise.all(
        Array.from({ length: 12 }, () =>
          transactions.run(async () => {
            const count = (await countOf('a')) ?? 0;
            await model().updateOne({ _id: 'a' }, { $set: { count: count + 1 } });
          }),
        ),
      );

      expect(await countOf('a')).toBe(12);
    });

    it('take turns where they take a number, also where that shows late', async () => {
      let numbered = 0;
      const work = async () => {
        await countOf('a');
        transactions.needTurn();
        numbered += 1;
        await model().updateOne({ _id: 'a' }, { $inc: { count: 1 } });
      };

      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          index % 2 ? transactions.run(work) : transactions.runInTurn(work),
        ),
      );

      expect(await countOf('a')).toBe(12);
      // None met another, which would have had it do its work again.
      expect(numbered).toBe(12);
    });

    it('do what waits for the commit once, after it, and not at all without it', async () => {
      const seen: (number | undefined)[] = [];
      const look = () => {
        seen.push(1);
      };

      await transactions.run(async () => {
        transactions.afterCommit(look);
        expect(seen).toEqual([]);
      });
      await transactions
        .run(async () => {
          transactions.afterCommit(look);
          throw new Error('stop');
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'stop' }));

      expect(seen).toEqual([1]);
      expect(() => transactions.afterCommit(look)).toThrow('transaction');
    });

    it('do not swallow what a unique index refuses', async () => {
      await model().insertMany([{ _id: 'x', count: 1, label: 'same' }], { lean: true });

      const error: unknown = await transactions
        .run(() => model().insertMany([{ _id: 'y', count: 1, label: 'same' }], { lean: true }))
        .catch((refused: unknown) => refused);

      expect(isDuplicateKey(error, 'one_label')).toBe(true);
      expect(isDuplicateKey(error, 'label')).toBe(false);
    });
  });

  it('refuses fields that the schema does not name', async () => {
    const model = database.connection.model<CounterDocument>(counters.name);

    await expect(
      model.updateOne({ _id: 'a' }, { $set: { nonsense: 1 } } as object),
    ).rejects.toThrow('nonsense');
  });
});
