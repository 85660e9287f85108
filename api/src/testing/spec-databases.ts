import { type Db, type Document, MongoClient } from 'mongodb';
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
/** Opening a connection takes longer than emptying a collection. */
const MOST_AT_ONCE = 4;

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

/** What one collection holds, or one of its indexes. */
type Found = { readonly ns: string; readonly count: number } | { readonly index: string };

/** The collections that hold something; null where the database is not as the migrations make it. */
async function filledOf(database: Db, made: MadeIndexes): Promise<readonly string[] | null> {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray())
    .map((collection) => collection.name)
    .filter((collection) => !BESIDE_MODELS.includes(collection));
  if (names.toSorted().join() !== [...made.keys()].toSorted().join()) return null;
  const found = await database
    .collection('leases')
    .aggregate<Found>([{ $match: { _id: { $exists: false } } }, ...names.flatMap(looksAt)])
    .toArray();
  const indexes = found.flatMap((each) => ('index' in each ? [each.index] : []));
  const expected = [...made].flatMap(([name, of]) => of.map((index) => `${name}.${index}`));
  if (indexes.toSorted().join() !== expected.toSorted().join()) return null;
  const counts = found.flatMap((each) => ('count' in each ? [each] : []));
  if (counts.some(({ count }) => count > MOST_TO_DELETE)) return null;
  return counts
    .filter(({ count }) => count > 0)
    .map(({ ns }) => ns.slice(database.databaseName.length + 1));
}

/** All collections in one question: some two hundred, asked at once, would each open a connection. */
const looksAt = (coll: string): readonly Document[] => [
  { $unionWith: { coll, pipeline: [{ $collStats: { count: {} } }] } },
  {
    $unionWith: {
      coll,
      pipeline: [{ $indexStats: {} }, { $project: { index: { $concat: [`${coll}.`, '$name'] } } }],
    },
  },
];

async function withServer<T>(work: (server: MongoClient) => Promise<T>): Promise<T> {
  const server = await MongoClient.connect(databaseUri('admin'), { maxPoolSize: MOST_AT_ONCE });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
