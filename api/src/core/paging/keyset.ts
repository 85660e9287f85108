import { textCode } from '@leafshift/domain/text-code';
import { BSON, ObjectId } from 'mongodb';
import { refuseField } from '../errors/api-error.ts';

type SortDirection = 1 | -1;
type KeyValue = Date | number | string | ObjectId;

/** The fields a list is sorted by, the last one unique (`_id`); they must be the order of an index. */
export type KeysetSort = readonly (readonly [field: string, direction: SortDirection])[];

interface KeysetQuery {
  readonly filter: Record<string, unknown>;
  readonly sort: Record<string, SortDirection>;
  /** One more than the page, to know whether there is a next one. */
  readonly limit: number;
}

/** What to ask the database for the page after a cursor. Throws VALIDATION_FAILED for a bad cursor. */
export function keysetQuery(
  sort: KeysetSort,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): KeysetQuery {
  return {
    filter: cursor === undefined ? {} : afterFilter(sort, decodeCursor(sort, cursor)),
    sort: Object.fromEntries(sort),
    limit: limit + 1,
  };
}

/** Cuts the extra row off and makes the cursor of the next page. */
export function keysetPage<Row extends object>(
  sort: KeysetSort,
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: last && rows.length > limit ? encodeCursor(sort, last) : null };
}

/** The range of the first field stands on its own, so that one scan of an index begins at the cursor. */
function afterFilter(sort: KeysetSort, values: readonly KeyValue[]): Record<string, unknown> {
  const [[first, towards] = ['_id', 1]] = sort;
  return {
    [first]: { [towards === 1 ? '$gte' : '$lte']: values[0] },
    $or: sort.map(([field, direction], index) => ({
      ...Object.fromEntries(sort.slice(0, index).map(([before], at) => [before, values[at]])),
      [field]: { [direction === 1 ? '$gt' : '$lt']: values[index] },
    })),
  };
}

function encodeCursor(sort: KeysetSort, row: object): string {
  const values = sort.map(([field]) => valueAt(row, field));
  return Buffer.from(BSON.EJSON.stringify(values, { relaxed: false })).toString('base64url');
}

function valueAt(row: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], row);
}

function decodeCursor(sort: KeysetSort, cursor: string): readonly KeyValue[] {
  const values = parseCursor(cursor);
  if (!Array.isArray(values) || values.length !== sort.length || !values.every(isKeyValue)) {
    return refuseField('cursor', textCode('CURSOR_NOT_VALID'));
  }
  return values;
}

function parseCursor(cursor: string): unknown {
  try {
    return BSON.EJSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'), { relaxed: true });
  } catch {
    return null;
  }
}

/** Nothing but plain values, so that no operator comes in through a cursor. */
function isKeyValue(value: unknown): value is KeyValue {
  return (
    typeof value === 'number' ||
    typeof value === 'string' ||
    value instanceof ObjectId ||
    (value instanceof Date && !Number.isNaN(value.getTime()))
  );
}
