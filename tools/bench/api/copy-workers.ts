import { type Db, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import type { Person } from '../../drills/api/caller.ts';

/** Workers with account, profile and documents, like one who has signed up. */
export async function copyWorkers(
  database: Db,
  like: Person | undefined,
  count: number,
): Promise<readonly ObjectId[]> {
  const likeId = new ObjectId(like?.id ?? '');
  const account = await database.collection(COLLECTIONS.users).findOne({ _id: likeId });
  const profile = await database.collection(COLLECTIONS.profiles).findOne({ userId: likeId });
  const documents = database.collection(COLLECTIONS.documents);
  const submitted = await documents.find({ userId: likeId }).toArray();
  if (!account || !profile) throw new Error('The worker is not stored');
  const { customerId: _customer, connectAccountId: _connect, ...plain } = account;
  const ids = Array.from({ length: count }, () => new ObjectId());
  await database.collection(COLLECTIONS.users).insertMany(
    ids.map((_id) => ({
      ...plain,
      _id,
      email: `${_id}@example.ca`,
      emailKey: `${_id}@example.ca`,
    })),
  );
  await documents.insertMany(
    ids.flatMap((userId) =>
      submitted.map((document) => ({ ...document, _id: new ObjectId(), userId })),
    ),
  );
  await database.collection(COLLECTIONS.profiles).insertMany(
    ids.map((userId, index) => ({
      ...profile,
      _id: new ObjectId(),
      userId,
      firstName: `Worker${index}`,
    })),
  );
  return ids;
}
