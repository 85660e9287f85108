import type {
  AnyBulkWriteOperation,
  BulkWriteOptions,
  BulkWriteResult,
  Document,
  Filter,
  OptionalUnlessRequiredId,
  UpdateFilter,
  UpdateOptions,
  UpdateResult,
} from 'mongodb';
import type { Connection } from 'mongoose';
import { joined, nativeCollection } from './native-collection.ts';

/** A field without a value is left out, as mongoose does. */
const WITHOUT_GAPS = { ignoreUndefined: true } as const;

type Update<Doc> = UpdateFilter<Doc> | Document[];

/**
 * Writes of a collection by the driver alone, for what every confirmation does: without the casting
 * of a mongoose query. Filters and values are what is stored. A write inside a transaction belongs to it.
 */
export class Writes<Doc extends Document> {
  constructor(
    private readonly connection: Connection,
    private readonly name: string,
  ) {}

  /** The document as it is after the update; null where the filter finds none. */
  findOneAndUpdate(filter: Filter<Doc>, update: Update<Doc>): Promise<Doc | null> {
    return this.#collection.findOneAndUpdate(
      filter,
      update,
      joined(this.connection, { returnDocument: 'after' as const }),
    ) as Promise<Doc | null>;
  }

  updateOne(
    filter: Filter<Doc>,
    update: Update<Doc>,
    options: Pick<UpdateOptions, 'upsert'> = {},
  ): Promise<UpdateResult<Doc>> {
    return this.#collection.updateOne(filter, update, joined(this.connection, options));
  }

  async insertOne(document: OptionalUnlessRequiredId<Doc>): Promise<void> {
    await this.#collection.insertOne(document, joined(this.connection, WITHOUT_GAPS));
  }

  bulkWrite(
    operations: readonly AnyBulkWriteOperation<Doc>[],
    options: Pick<BulkWriteOptions, 'ordered'> = {},
  ): Promise<BulkWriteResult> {
    return this.#collection.bulkWrite(
      operations,
      joined(this.connection, { ...WITHOUT_GAPS, ...options }),
    );
  }

  get #collection() {
    return nativeCollection<Doc>(this.connection, this.name);
  }
}
