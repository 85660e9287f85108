import type { Db } from 'mongodb';

/**
 * Gives a collection another name, for a data migration. It may run again, and takes up where it was
 * interrupted: what the new collection has already stays as it is.
 */
export async function moveCollection(database: Db, from: string, to: string): Promise<void> {
  const [old] = await database.listCollections({ name: from }, { nameOnly: true }).toArray();
  if (!old) {
    return;
  }
  if ((await database.collection(to).findOne({})) === null) {
    await database.renameCollection(from, to, { dropTarget: true });
    return;
  }
  const merge = { into: to, on: '_id', whenMatched: 'keepExisting', whenNotMatched: 'insert' };
  await database
    .collection(from)
    .aggregate([{ $merge: merge }])
    .toArray();
  await database.dropCollection(from);
}
