import type { Document, Filter, FindOptions } from 'mongodb';
import type { Connection, QueryFilter } from 'mongoose';

type ReadOptions = Pick<FindOptions, 'hint' | 'limit' | 'projection' | 'sort'>;

/** What mongoose keeps for the asynchronous context of a transaction. */
interface SessionHolder {
  readonly transactionAsyncLocalStorage?: {
    getStore(): { readonly session?: FindOptions['session'] } | undefined;
  };
}

/**
 * Reads of a collection by the driver alone, without the work of a mongoose query. Nothing is cast:
 * filters hold what is stored (ObjectIds, dates). A read inside a transaction belongs to it.
 */
export class Reads<Doc> {
  constructor(
    private readonly connection: Connection,
    private readonly name: string,
  ) {}

  find(filter: QueryFilter<Doc>, options: ReadOptions = {}): Promise<Doc[]> {
    return this.#collection
      .find(filter as Filter<Document>, this.#joined(options))
      .toArray() as Promise<Doc[]>;
  }

  findOne(filter: QueryFilter<Doc>, options: ReadOptions = {}): Promise<Doc | null> {
    return this.#collection.findOne(
      filter as Filter<Document>,
      this.#joined(options),
    ) as Promise<Doc | null>;
  }

  get #collection() {
    const { db } = this.connection;
    if (!db) {
      throw new Error('The database is not connected');
    }
    return db.collection(this.name);
  }

  #joined(options: ReadOptions): FindOptions {
    const { transactionAsyncLocalStorage } = this.connection.base as SessionHolder;
    const session = transactionAsyncLocalStorage?.getStore()?.session;
    return session ? { ...options, session } : options;
  }
}
