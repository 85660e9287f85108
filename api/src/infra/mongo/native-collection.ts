import type { ClientSession, Collection, Document } from 'mongodb';
import type { Connection } from 'mongoose';

/** What mongoose keeps for the asynchronous context of a transaction. */
interface SessionHolder {
  readonly transactionAsyncLocalStorage?: {
    getStore(): { readonly session?: ClientSession } | undefined;
  };
}

/** The driver's own handle of a collection. Throws while there is no connection. */
export function nativeCollection<Doc extends Document>(
  { db }: Connection,
  name: string,
): Collection<Doc> {
  if (!db) {
    throw new Error('The database is not connected');
  }
  return db.collection<Doc>(name) as unknown as Collection<Doc>;
}

/** Options of a command, with the session of the transaction that runs, where one does. */
export function joined<Options extends object>(
  { base }: Connection,
  options: Options,
): Options & { readonly session?: ClientSession } {
  const session = (base as SessionHolder).transactionAsyncLocalStorage?.getStore()?.session;
  return session ? { ...options, session } : options;
}
