import type { ModelDefinition } from '@nestjs/mongoose';
import type { IndexDirection, Schema } from 'mongoose';

export interface CollectionIndex {
  /**
   * Stable. A changed index is rebuilt in place; one that queries name (`hint`) takes a new name instead,
   * and a migration that drops the old one, because for a moment it is not there.
   */
  readonly name: string;
  readonly key: Readonly<Record<string, IndexDirection>>;
  readonly unique?: true;
  readonly sparse?: true;
  readonly partialFilterExpression?: Readonly<Record<string, unknown>>;
  /** Documents are removed this long after the date in the (single) key. */
  readonly expireAfterSeconds?: number;
  readonly collation?: { readonly locale: string; readonly strength: number };
}

/**
 * By which a sharded cluster divides a collection. Every unique index begins with it, because a shard
 * knows only what it holds itself.
 */
export type ShardKey = Readonly<Record<string, 1>> | { readonly _id: 'hashed' };

/** Of ids that come in the order of time, so that what is new does not all go to one shard. */
export const BY_ID: ShardKey = { _id: 'hashed' };

interface Collection<Doc> {
  readonly name: string;
  readonly schema: Schema<Doc>;
  readonly indexes: readonly CollectionIndex[];
  /** Of a collection that grows with the work that is done; others stay on one shard (PLATFORM-31). */
  readonly shardKey?: ShardKey;
}

/**
 * Declares a collection in a module's `persistence/`, for `MongooseModule.forFeature` and
 * `@InjectModel(definition.name)`. The migrations make it with its indexes. Writing a field that the
 * schema does not name throws, so that a typo is not silently dropped.
 */
export function defineCollection<Doc>({
  name,
  schema,
  indexes,
  shardKey,
}: Collection<Doc>): ModelDefinition {
  schema.set('strict', 'throw');
  if (shardKey) {
    schema.set('shardKey', { ...shardKey });
  }
  for (const { key, ...options } of indexes) {
    schema.index({ ...key }, { ...options });
  }
  return { name, schema, collection: name };
}
