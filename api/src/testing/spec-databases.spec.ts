import type { Db } from 'mongodb';
import mongoose, { Schema } from 'mongoose';
import { type CollectionIndex, defineCollection } from '../infra/mongo/collection.ts';
import { connect } from './connect.ts';
import { formOf } from './spec-databases.ts';
import { startApi } from './test-api.ts';
import { databaseUri } from './test-database.ts';

const BY_SHIFT: CollectionIndex = { name: 'by_shift', key: { shiftId: 1 } };

describe('a database that one spec leaves to the next', () => {
  const formWith = (index: CollectionIndex) => {
    const schema = new Schema({ shiftId: String });
    const { name } = defineCollection({ name: 'notes', schema, indexes: [index] });
    const connection = mongoose.createConnection();
    connection.model(name, schema, name);
    return formOf(connection);
  };

  it('is brought up to an API that declares an index otherwise, under the same name', () => {
    expect(formWith(BY_SHIFT)).toEqual(formWith({ ...BY_SHIFT }));
    expect(formWith({ ...BY_SHIFT, unique: true })).not.toEqual(formWith(BY_SHIFT));
    expect(formWith({ ...BY_SHIFT, key: { shiftId: -1 } })).not.toEqual(formWith(BY_SHIFT));
  });

  const leftBy = async (change: (database: Db) => Promise<unknown>): Promise<readonly string[]> => {
    const api = await startApi();
    await change(api.database.native);
    await api.stop();

    const left = await connect(databaseUri(api.databaseName));
    const collections = await left.native.listCollections().toArray();
    await left.connection.close();
    return collections.map(({ name }) => name);
  };

  it('is not left where the spec has made an index otherwise', async () => {
    const left = await leftBy(async (database) => {
      const notes = database.collection('worker_notes');
      const [changed] = (await notes.indexes()).filter(({ name }) => name !== '_id_');
      await notes.dropIndex(changed?.name ?? '');
      await notes.createIndex({ changed: 1 }, { name: changed?.name ?? '' });
    });
    expect(left).toEqual([]);
  });

  it('is left without the commands that the spec has had recorded', async () => {
    const left = await leftBy(async (database) => {
      await database.command({ profile: 2 });
      await database.collection('worker_notes').findOne({});
    });
    expect(left).toContain('worker_notes');
    expect(left).not.toContain('system.profile');
  });
});
