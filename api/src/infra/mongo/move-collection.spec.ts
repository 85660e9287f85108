import { connect } from '../../testing/connect.ts';
import { databaseUri, newDatabaseName } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { moveCollection } from './move-collection.ts';

interface Entry {
  readonly _id: string;
  readonly text: string;
}

describe('a collection that gets another name', () => {
  let database: Database;

  beforeEach(async () => {
    database = await connect(databaseUri(newDatabaseName()), []);
  });
  afterEach(async () => {
    await database.native.dropDatabase();
    await database.connection.close();
  });

  const collection = (name: string) => database.native.collection<Entry>(name);
  const move = () => moveCollection(database.native, 'old', 'new');
  const moved = () => collection('new').find().sort({ _id: 1 }).toArray();
  const names = async () =>
    (await database.native.listCollections().toArray()).map(({ name }) => name);

  it('keeps its documents and indexes, and the empty one that was made for it goes', async () => {
    await collection('old').insertMany([{ _id: 'a', text: 'old' }]);
    await collection('old').createIndex({ text: 1 }, { name: 'by_text' });
    await database.native.createCollection('new');

    await move();

    expect(await moved()).toEqual([{ _id: 'a', text: 'old' }]);
    expect((await collection('new').indexes()).map(({ name }) => name)).toContain('by_text');
    expect(await names()).toEqual(['new']);
  });

  it('takes up where it was interrupted, and leaves alone what was written since', async () => {
    await collection('old').insertMany([
      { _id: 'a', text: 'old' },
      { _id: 'b', text: 'old' },
    ]);
    await collection('new').insertMany([{ _id: 'a', text: 'changed since' }]);

    await move();
    await move();

    expect(await moved()).toEqual([
      { _id: 'a', text: 'changed since' },
      { _id: 'b', text: 'old' },
    ]);
    expect(await names()).toEqual(['new']);
  });

  it('is nothing to do for a new database', async () => {
    await move();

    expect(await names()).toEqual([]);
  });
});
