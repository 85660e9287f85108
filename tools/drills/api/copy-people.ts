import { type Db, type Document, ObjectId } from 'mongodb';
import type { Person } from './caller.ts';

/** What a copy has of its own: a name, and what is set in its profile besides. */
interface Copy {
  readonly name: string;
  readonly profile?: Document;
}

/**
 * Accounts with profile and documents, like one that has signed up: the password is the same, the address of
 * mail is `<id>@example.ca`, and they have neither card nor bank, nor an account at the payment provider.
 */
export async function copyPeople(
  database: Db,
  like: Person | undefined,
  copies: readonly Copy[],
): Promise<readonly ObjectId[]> {
  if (copies.length === 0) return [];
  if (!like) throw new Error('There is nobody to copy');
  const userId = new ObjectId(like.id);
  const users = database.collection('users');
  const profiles = database.collection('profiles');
  const documents = database.collection('reviewed_documents');
  const account = await users.findOne({ _id: userId });
  const profile = await profiles.findOne({ userId });
  const submitted = await documents.find({ userId }).toArray();
  if (!account || !profile) throw new Error(`${like.name} is not stored`);
  const { customerId: _customer, connectAccountId: _connect, ...plain } = account;
  const those = copies.map((copy) => ({ ...copy, id: new ObjectId() }));
  await users.insertMany(
    those.map(({ id, name }) => ({
      ...plain,
      ...{ _id: id, name, nameKey: name.toLowerCase(), cards: [], banks: [] },
      ...{ email: `${id}@example.ca`, emailKey: `${id}@example.ca` },
    })),
  );
  await documents.insertMany(
    those.flatMap(({ id }) =>
      submitted.map((one) => ({ ...one, _id: new ObjectId(), userId: id })),
    ),
  );
  await profiles.insertMany(
    those.map(({ id, name, profile: own }) => ({
      ...{ ...profile, _id: new ObjectId(), userId: id, name },
      ...own,
    })),
  );
  return those.map(({ id }) => id);
}

/** So many workers like one; their first names are numbered from 0. */
export const copyWorkers = (
  database: Db,
  like: Person | undefined,
  count: number,
): Promise<readonly ObjectId[]> =>
  copyPeople(
    database,
    like,
    Array.from({ length: count }, (_, index) => ({
      name: like?.name ?? '',
      profile: { firstName: `Worker${index}` },
    })),
  );
