import type { Document, Filter, FindOptions } from 'mongodb';
import type { Connection, QueryFilter } from 'mongoose';
import { joined, nativeCollection } from './native-collection.ts';

type ReadOptions = Pick<FindOptions, 'hint' | 'limit' | 'projection' | 'sort'>;

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
      .find(filter as Filter<Document>, joined(this.connection, options))
      .toArray() as Promise<Doc[]>;
  }

  findOne(filter: QueryFilter<Doc>, options: ReadOptions = {}): Promise<Doc | null> {
    return this.#collection.findOne(
      filter as Filter<Document>,
      joined(this.connection, options),
    ) as Promise<Doc | null>;
  }

  get #collection() {
    return nativeCollection<Document>(this.connection, this.name);
  }
}
