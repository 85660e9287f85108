import type { MongoClient } from 'mongodb';

/** Copies a database of a server to another name on it: collections with their options, indexes, documents. */
export async function copyDatabase(client: MongoClient, from: string, to: string): Promise<void> {
  const source = client.db(from);
  const target = client.db(to);
  for (const info of await source.listCollections().toArray()) {
    const { name, type } = info;
    if (type !== 'collection' || name.startsWith('system.')) continue;
    const { options = {} } = info as { options?: Record<string, unknown> };
    await target.createCollection(name, options);
    const indexes = await source.collection(name).indexes();
    const own = indexes
      .filter((index) => index.name !== '_id_')
      .map(({ v: _version, ...index }) => index);
    if (own.length > 0) await target.collection(name).createIndexes(own);
    await source
      .collection(name)
      .aggregate([{ $merge: { into: { db: to, coll: name } } }])
      .toArray();
  }
}
