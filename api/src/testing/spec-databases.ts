import { type Db, type Document, type IndexDescriptionInfo, MongoClient } from 'mongodb';
import type { Connection } from 'mongoose';
import { digestOf } from '../infra/mongo/index-form.ts';
import { databaseUri, newDatabaseName } from './test-database.ts';

interface KeptDatabase {
  readonly _id: string;
  readonly isFree: boolean;
  readonly form: readonly string[];
}

/** A database for one API of a spec. */
export interface TakenDatabase {
  readonly name: string;
  /** Which indexes are in it, as `formOf` says it; none are in a new one. */
  readonly form: readonly string[];
}

const POOL = 'spec_databases';
const RECORDED_COMMANDS = 'system.profile';
/** What lies in every database that the migrations have made, beside the collections of the models. */
const BESIDE_MODELS = ['migrations', 'leases'];
/** A database with more is dropped: emptying it takes longer than making another. */
const MOST_TO_DELETE = 2_000;
/** Opening a connection takes longer than emptying a collection. */
const MOST_AT_ONCE = 4;

/**
 * An empty database: one that was used before, with its collections and indexes, or a new one. Making some
 * two hundred indexes takes longer than most specs, and looking whether they are there as long as some.
 */
export async function takeDatabase(): Promise<TakenDatabase> {
  const kept = await withServer((server) =>
    server
      .db(POOL)
      .collection<KeptDatabase>('kept')
      .findOneAndUpdate({ isFree: true }, { $set: { isFree: false } }),
  );
  return kept ? { name: kept._id, form: kept.form } : newDatabase();
}

/** A database that nobody has used. */
export const newDatabase = (): TakenDatabase => ({ name: newDatabaseName(), form: [] });

/** What the migrations make of the models of an API: each index by its collection and what it does. */
export const formOf = ({ models }: Connection): readonly string[] =>
  Object.values(models)
    .flatMap(({ collection, schema }) => [
      indexLine(collection.name, { name: '_id_', key: { _id: 1 } }),
      ...schema.indexes().map(([key, { expireAfterSeconds: _of, name = '', ...options }]) =>
        // Under test nothing expires by itself.
        indexLine(collection.name, { ...(options as Document), name, key: key as Document }),
      ),
    ])
    .toSorted();

const indexLine = (collection: string, index: IndexDescriptionInfo): string =>
  `${collection}.${index.name} ${digestOf(index)}`;

/** Empties a database for the next spec; drops it where it is not as the migrations make it. */
export async function giveBack(name: string, form: readonly string[]): Promise<void> {
  await withServer(async (server) => {
    const database = server.db(name);
    await database.command({ profile: 0 });
    const filled = await filledOf(database, form);
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
      .updateOne({ _id: name }, { $set: { isFree: true, form } }, { upsert: true });
  });
}

/** What one collection holds, or one of its indexes. */
type Found =
  | { readonly ns: string; readonly count: number }
  | { readonly of: string; readonly index: IndexDescriptionInfo };

/** The collections that hold something; null where the database has not this form. */
async function filledOf(database: Db, form: readonly string[]): Promise<readonly string[] | null> {
  const all = (await database.listCollections({}, { nameOnly: true }).toArray()).map(
    (collection) => collection.name,
  );
  // Of the commands that a spec has had recorded nobody may delete single ones.
  if (all.includes(RECORDED_COMMANDS)) await database.dropCollection(RECORDED_COMMANDS);
  const names = all.filter((each) => each !== RECORDED_COMMANDS && !BESIDE_MODELS.includes(each));
  const found = await database
    .collection('leases')
    .aggregate<Found>([{ $match: { _id: { $exists: false } } }, ...names.flatMap(looksAt)])
    .toArray();
  const indexes = found.flatMap((each) =>
    'index' in each ? [indexLine(each.of, each.index)] : [],
  );
  if (indexes.toSorted().join() !== form.join()) return null;
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
      pipeline: [{ $indexStats: {} }, { $project: { of: coll, index: '$spec' } }],
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
