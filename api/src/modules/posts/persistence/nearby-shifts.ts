import type { Circle } from '@leafshift/domain/distance';
import { MAX_DURATION } from '@leafshift/domain/posting-rules';
import type { Model, QueryFilter } from 'mongoose';
import { keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { boxAround, inBox } from '../../../infra/mongo/circle-filter.ts';
import { freeStretches, startsWithin } from '../../../infra/mongo/free-time.ts';
import { fitting, keysInOrder, partsAfter } from '../../../infra/mongo/keys-in-order.ts';
import { type CellField, cellsIn, onTheEdge } from '../../../infra/mongo/map-squares.ts';
import type { FartherShifts, OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';
import { type IndexedOrder, OPEN_SORTS, squareIndex } from './open-orders.ts';
import { decidedOnKeys, decidedOnValues, MOST_STRETCHES } from './open-shift-filter.ts';
import type { ShiftDocument } from './shift.schema.ts';
import { type ShiftKey, shiftsOfKeys } from './shifts-of-keys.ts';

/** So many keys are gone through at most to count shifts. */
const COUNTED_KEYS = [200, 2_000] as const;

/**
 * Open shifts in a part of the map (SHIFT-14). What fits is found on the keys of an index that begins with
 * the squares of the map, and only the shifts that are answered are read.
 */
export class NearbyShifts {
  constructor(private readonly shifts: Model<ShiftDocument>) {}

  /** The database goes through all squares of the circle side by side, in the order that is asked for. */
  async inOrder(
    filter: OpenShiftFilter,
    circle: Circle,
    order: IndexedOrder,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const sort = OPEN_SORTS[order];
    const query = keysetQuery(sort, page);
    const { match, field } = inArea(filter, circle);
    const keys: ShiftKey[] = [];
    const stretches = order === 'soonest' ? stretchesAfter(filter, query.filter) : [{}];
    const parts = stretches.flatMap((stretch) =>
      partsAfter(sort, query.filter).map(({ part, by }) => ({
        match: { $and: [match, stretch, part] },
        by,
      })),
    );
    for (const part of parts) {
      const most = query.limit - keys.length;
      const index = squareIndex(field, order);
      const fits = decidedOnValues(filter, circle);
      for await (const key of keysInOrder(this.shifts, { ...part, index, sort, fits, most }))
        keys.push(key);
      if (keys.length === query.limit) break;
    }
    return shiftsOfKeys(this.shifts, sort, keys, page);
  }

  /** How many fit but for lying outside of the circle, counted no further than `most`. */
  async countOutside(
    filter: OpenShiftFilter,
    circle: Circle,
    most: number,
  ): Promise<FartherShifts> {
    const area = cellsIn(boxAround(circle));
    const count = (squares: Record<string, unknown>, values: Record<string, unknown>) =>
      this.#count(filter, { [area.field]: squares }, values, {
        index: squareIndex(area.field, 'soonest'),
        most,
      });
    const elsewhere = await count({ $nin: area.cells }, decidedOnValues(filter));
    if (elsewhere.mayBeMore) return elsewhere;
    const edge = { $in: onTheEdge(area, circle) };
    const beside = await count(edge, decidedOnValues(filter, circle, 'outside'));
    const both = Math.min(most, elsewhere.count + beside.count);
    return { count: both, mayBeMore: beside.mayBeMore || both === most };
  }

  /** Goes through few keys, and through more of them only where these had neither all nor enough. */
  async #count(
    filter: OpenShiftFilter,
    squares: Record<string, unknown>,
    values: Record<string, unknown>,
    { index, most }: { readonly index: string; readonly most: number },
  ): Promise<FartherShifts> {
    let count = 0;
    for (const keys of COUNTED_KEYS) {
      const [found] = await this.shifts
        .aggregate<Record<'gone' | 'fitting', readonly { readonly count: number }[]>>([
          { $match: { listed: true, ...startsWithin(filter.from, filter.to), ...squares } },
          { $limit: keys + 1 },
          {
            $facet: {
              gone: [{ $count: 'count' }],
              fitting: [
                { $match: decidedOnKeys(filter) },
                ...fitting(values),
                { $limit: most },
                { $count: 'count' },
              ],
            },
          },
        ])
        .hint(index);
      count = found?.fitting[0]?.count ?? 0;
      const isAll = (found?.gone[0]?.count ?? 0) <= keys;
      if (isAll || count === most) return { count, mayBeMore: count === most };
    }
    return { count, mayBeMore: true };
  }
}

/** What lies in the box around the circle, looked for in the squares that it touches. */
function inArea(filter: OpenShiftFilter, circle: Circle) {
  const box = boxAround(circle);
  const { field, cells } = cellsIn(box);
  return { field, match: { $and: [inSquares(filter, field, cells), inBox(box, 'location')] } };
}

const inSquares = (filter: OpenShiftFilter, field: CellField, cells: readonly string[]) => ({
  $and: [decidedOnKeys(filter), { [field]: { $in: cells } }],
});

/** The worker's free times one after the other, from the cursor on: what they are busy at is not gone through. */
function stretchesAfter(
  { from, busy }: OpenShiftFilter,
  { startsAt }: Record<string, unknown>,
): readonly QueryFilter<ShiftDocument>[] {
  const after = (startsAt as { readonly $gte: Date } | undefined)?.$gte ?? from;
  const coming = busy.filter(({ endsAt }) => endsAt > after);
  return freeStretches(after, coming.slice(0, MOST_STRETCHES), MAX_DURATION);
}
