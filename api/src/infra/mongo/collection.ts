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

interface Collection<Doc> {
  readonly name: string;
  readonly schema: Schema<Doc>;
  readonly indexes: readonly CollectionIndex[];
}

/**
 * Declares a collection in a module's `persistence/`, for `MongooseModule.forFeature` and
 * `@InjectModel(definition.name)`. The migrations make it with its indexes. Writing a field that the
 * schema does not name throws, so that a typo is not silently dropped.
 */
export function defineCollection<Doc>({ name, schema, indexes }: Collection<Doc>): ModelDefinition {
  schema.set('strict', 'throw');
  for (const { key, ...options } of indexes) {
    schema.index({ ...key }, { ...options });
  }
  return { name, schema, collection: name };
}
