import { BadRequestException } from '@nestjs/common';
import { BSON, type ObjectId } from 'mongodb';

/** Where a page ends: the value it is sorted by, and the id. */
type Position = readonly [value: Date | number, id: ObjectId];

/** What comes after a cursor in a list that is sorted by a field and then by `_id`, both alike. */
export function after(field: string, direction: 1 | -1, cursor: string | undefined): object {
  if (cursor === undefined) return {};
  const [value, id] = decoded(cursor);
  const beyond = direction === 1 ? '$gt' : '$lt';
  return {
    [field]: { [`${beyond}e`]: value },
    $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: id } }],
  };
}

/** The rows of a page that was asked for with one row more, and the cursor of the next page. */
export function pageOf<Row extends { _id: ObjectId }>(
  rows: readonly Row[],
  limit: number,
  sortedBy: (row: Row) => Date | number,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    page,
    nextCursor: last && rows.length > limit ? encoded([sortedBy(last), last._id]) : null,
  };
}

const encoded = (position: Position): string =>
  Buffer.from(BSON.EJSON.stringify(position, { relaxed: false })).toString('base64url');

function decoded(cursor: string): Position {
  try {
    const [value, id] = BSON.EJSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isPosition =
      (value instanceof Date || typeof value === 'number') && id instanceof BSON.ObjectId;
    if (isPosition) return [value, id];
  } catch {
    // Refused below, like everything else that is no cursor.
  }
  throw new BadRequestException('This is not a cursor of this list');
}
