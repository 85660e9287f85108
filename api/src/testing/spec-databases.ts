import { type Db, MongoClient } from 'mongodb';
import type { Connection } from 'mongoose';
import { databaseUri, newDatabaseName } from './test-database.ts';

interface KeptDatabase {
  readonly _id: string;
  readonly isFree: boolean;
}

const POOL = 'spec_databases';
/** What lies in every database that the migrations have made, beside the collections of the models. */
const BESIDE_MODELS = ['migrations', 'leases'];
/** A database with more is dropped: emptying it takes longer than making another. */
const MOST_TO_DELETE = 2_000;

/**
 * The name of an empty database for one API of a spec: one that was used before, with its collections
 * and indexes, or a new one. Making some two hundred indexes takes longer than most specs.
 */
export async function takeDatabase(): Promise<string> {
  const kept = await withServer((server) =>
    server
      .db(POOL)
      .collection<KeptDatabase>('kept')
      .findOneAndUpdate({ isFree: true }, { $set: { isFree: false } }),
  );
  return kept?._id ?? newDatabaseName();
}

/** What the migrations make of the models of an API: the names of indexes by collection. */
export type MadeIndexes = ReadonlyMap<string, readonly string[]>;

export const indexesOf = ({ models }: Connection): MadeIndexes =>
  new Map(
    Object.values(models).map(({ collection, schema }) => [
      collection.name,
      ['_id_', ...schema.indexes().map(([, { name }]) => String(name))].toSorted(),
    ]),
  );

/** Empties a database for the next spec; drops it where it is not as the migrations make it. */
export async function giveBack(name: string, made: MadeIndexes): Promise<void> {
  await withServer(async (server) => {
    const database = server.db(name);
    await database.command({ profile: 0 });
    const filled = await filledOf(database, made);
    if (filled === null) {
      await database.dropDatabase();
      return;
    }
    await Promise.all(
      [...filled, 'leases'].map((each) => database.collection(each).deleteMany({})),
    );
    await server
      .db(POOL)
      .collection<KeptDatabase>('kept')
      .updateOne({ _id: name }, { $set: { isFree: true } }, { upsert: true });
  });
}

/** The collections that hold something; null where the database is not as the migrations make it. */
async function filledOf(database: Db, made: MadeIndexes): Promise<readonly string[] | null> {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray())
    .map((collection) => collection.name)
    .filter((collection) => !BESIDE_MODELS.includes(collection));
  if (names.toSorted().join() !== [...made.keys()].toSorted().join()) return null;
  const checked = await Promise.all(
    names.map(async (each) => {
      const collection = database.collection(each);
      const [indexes, documents] = await Promise.all([
        collection.indexes(),
        collection.estimatedDocumentCount(),
      ]);
      const found = indexes.map((index) => String(index.name)).toSorted();
      const isAsMade = documents <= MOST_TO_DELETE && found.join() === made.get(each)?.join();
      return { each, documents, isAsMade };
    }),
  );
  if (!checked.every(({ isAsMade }) => isAsMade)) return null;
  return checked.flatMap(({ each, documents }) => (documents > 0 ? [each] : []));
}

async function withServer<T>(work: (server: MongoClient) => Promise<T>): Promise<T> {
  const server = await MongoClient.connect(databaseUri('admin'));
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
