import type { Model } from 'mongoose';
import { type KeysetSort, keysetPage } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Shift } from '../domain/shift.ts';
import { toShift } from './shift.mapper.ts';
import type { ShiftDocument } from './shift.schema.ts';

export type ShiftKey = Pick<ShiftDocument, '_id'>;

/** Reads the shifts of a page whose keys were found, one more than it has room for, in their order. */
export async function shiftsOfKeys(
  shifts: Model<ShiftDocument>,
  sort: KeysetSort,
  keys: readonly ShiftKey[],
  { limit }: PageRequest,
): Promise<Page<Shift>> {
  const { rows, nextCursor } = keysetPage(sort, keys, limit);
  const stored = await shifts.find({ _id: { $in: rows.map(({ _id }) => _id) } }).lean();
  const byId = new Map(stored.map((shift) => [String(shift._id), shift]));
  return {
    items: rows.flatMap(({ _id }) => byId.get(String(_id)) ?? []).map(toShift),
    nextCursor,
  };
}
