import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { MongoClient } from 'mongodb';

const CONNECT_TIMEOUT_MS = 5_000;

/** Throws a PlainFailure unless a replica set answers at the URI (transactions need one). */
export async function requireReplicaSet(uri: string): Promise<void> {
  const where = withoutPassword(uri);
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello.setName || hello.msg === 'isdbgrid') return;
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new PlainFailure(`MONGODB_URI is set, but no database answers at ${where} (${reason}).`, {
      cause: failure,
    });
  } finally {
    await client.close();
  }
  throw new PlainFailure(`The database at ${where} is no replica set, so it has no transactions.`);
}

/** The URI as it may be printed. */
export function withoutPassword(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//…@');
}
