import { Schema } from 'mongoose';
import { connect } from '../../testing/connect.ts';
import { databaseUri, newDatabaseName } from '../../testing/test-database.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Database } from '../mongo/database.ts';
import { Transactions } from '../mongo/transactions.ts';
import { domainEvent } from './domain-event.ts';
import { DomainEvents } from './domain-events.ts';

const entries = defineCollection<{ _id: string }>({
  name: 'entries',
  schema: new Schema<{ _id: string }>({ _id: String }, { versionKey: false }),
  indexes: [],
});
const happened = domainEvent<{ readonly id: string }>('spec.happened');

describe('domain events', () => {
  let database: Database;
  let transactions: Transactions;
  let events: DomainEvents;

  beforeAll(async () => {
    database = await connect(databaseUri(newDatabaseName()), [entries]);
    await database.native.createCollection('entries');
  });
  beforeEach(async () => {
    await model().deleteMany({});
    transactions = new Transactions(database);
    events = new DomainEvents(transactions);
  });
  afterAll(async () => {
    await database.native.dropDatabase();
    await database.connection.close();
  });

  const model = () => database.connection.model<{ _id: string }>('entries');
  const write = async (_id: string): Promise<void> => {
    await model().insertMany([{ _id }], { lean: true });
  };
  const stored = async (): Promise<string[]> =>
    (await model().find().sort({ _id: 1 }).lean()).map(({ _id }) => _id);
  const change = (): Promise<void> =>
    transactions.run(async () => {
      await write('change');
      await events.publish(happened, { id: 'consequence' });
    });

  it('are handled in the transaction of the change', async () => {
    events.subscribe(happened, ({ id }) => write(id));

    await change();

    expect(await stored()).toEqual(['change', 'consequence']);
  });

  it('undo the change where a handler throws, with what other handlers wrote', async () => {
    events.subscribe(happened, ({ id }) => write(id));
    events.subscribe(happened, () => Promise.reject(new Error('stop')));

    await expect(change()).rejects.toThrow('stop');

    expect(await stored()).toEqual([]);
  });

  it('change nothing more where nobody listens', async () => {
    await change();

    expect(await stored()).toEqual(['change']);
  });

  it('need a transaction', async () => {
    await expect(events.publish(happened, { id: 'x' })).rejects.toThrow('spec.happened');
  });
});
