import type { Model, QueryFilter } from 'mongoose';
import type { Waiting } from '../../core/paging/page.ts';

/** How much of a collection waits, on the keys of the index by which it is listed. */
export async function countWaiting<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  since: keyof Document & string,
  index: string,
): Promise<Waiting> {
  const count = await model.countDocuments(filter).hint(index);
  const oldest = await model
    .findOne(filter, { [since]: 1, _id: 0 })
    .sort({ [since]: 1, _id: 1 })
    .hint(index)
    .lean<Record<string, Date>>();
  return { count, oldestSince: oldest?.[since] ?? null };
}
