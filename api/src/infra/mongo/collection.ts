import type { IndexDirection } from 'mongodb';
import type { Schema } from 'mongoose';

export interface CollectionIndex {
  /** Stable; a changed index takes a new name and a data migration that drops the old one. */
  readonly name: string;
  readonly key: Readonly<Record<string, IndexDirection>>;
  readonly unique?: true;
  readonly sparse?: true;
  readonly partialFilterExpression?: Readonly<Record<string, unknown>>;
  /** Documents are removed this long after the date in the (single) key. */
  readonly expireAfterSeconds?: number;
  readonly collation?: { readonly locale: string; readonly strength: number };
}

/** A collection that a module owns: its schema and every index that its queries need. */
export interface CollectionDefinition<Doc> {
  readonly name: string;
  readonly schema: Schema<Doc>;
  readonly indexes: readonly CollectionIndex[];
}

/**
 * Declares a collection in a module's `persistence/`; `Database.model` makes it known to migrations.
 * Writing a field that the schema does not name throws, so that a typo is not silently dropped.
 */
export function defineCollection<Doc>(
  definition: CollectionDefinition<Doc>,
): CollectionDefinition<Doc> {
  definition.schema.set('strict', 'throw');
  return definition;
}
