import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { KeysetSort } from '../../core/paging/keyset.ts';

/** How many keys the database hands over at once, for each of those that are wanted. */
const HANDED_OVER = 2;

interface WithId {
  readonly _id: Types.ObjectId;
}

interface OrderedSearch<Doc> {
  readonly match: QueryFilter<Doc>;
  readonly index: string;
  /** What is answered besides the id. */
  readonly sort: KeysetSort;
  /** What of it is not the same for all of them. */
  readonly by: KeysetSort;
  /** What else has to be true, counted from fields of the index. */
  readonly fits: Record<string, unknown>;
  readonly most: number;
}

/** Only fields of the index are asked for, so that no document is read, and no more keys than are wanted. */
export async function* keysInOrder<Doc, Key extends WithId = WithId>(
  model: Model<Doc>,
  { match, index, sort, by, fits, most }: OrderedSearch<Doc>,
): AsyncGenerator<Key> {
  let left = most;
  const fields = Object.fromEntries(sort.map(([field]) => [field, 1]));
  const keys = model
    .find(match, { _id: 1, ...fields, fits })
    .sort(Object.fromEntries(by))
    .hint(index)
    .batchSize(most * HANDED_OVER)
    .lean<readonly (Key & { readonly fits: boolean })[]>()
    .cursor();
  for await (const key of keys as AsyncIterable<Key & { readonly fits: boolean }>) {
    if (!key.fits) continue;
    yield key;
    left -= 1;
    if (left === 0) return;
  }
}

/** A computed field, because a condition that is not one of keys would make the database read documents. */
export const fitting = (values: Record<string, unknown>): PipelineStage.FacetPipelineStage[] => [
  { $set: { fits: values } },
  { $match: { fits: true } },
];

/**
 * What comes after a cursor, one after the other: those that are alike in the first field, and the others.
 * The first are sorted by the other fields alone, because by all of them the database would sort all keys.
 */
export function partsAfter(
  sort: KeysetSort,
  after: Record<string, unknown>,
): readonly { readonly part: Record<string, unknown>; readonly by: KeysetSort }[] {
  if (!after.$or) return [{ part: {}, by: sort }];
  const [others = {}, alike = {}] = after.$or as readonly Record<string, unknown>[];
  return [
    { part: alike, by: sort.slice(1) },
    { part: others, by: sort },
  ];
}
