import type { Circle, Position } from '@leafshift/domain/distance';
import { MAX_DURATION } from '@leafshift/domain/posting-rules';
import type { Model, QueryFilter } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { boxAround, inBox } from '../../../infra/mongo/circle-filter.ts';
import { type Counted, countKeys } from '../../../infra/mongo/count-keys.ts';
import { freeStretches, startsWithin } from '../../../infra/mongo/free-time.ts';
import { keysInOrder, partsAfter } from '../../../infra/mongo/keys-in-order.ts';
import { type CellField, cellsIn, onTheEdge } from '../../../infra/mongo/map-squares.ts';
import { NEAREST, NearestKeys } from '../../../infra/mongo/nearest-keys.ts';
import type { OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';
import { type IndexedOrder, OPEN_SORTS, PLACE_INDEX, squareIndex } from './open-orders.ts';
import { decidedOnKeys, decidedOnValues, MOST_STRETCHES } from './open-shift-filter.ts';
import { toShift } from './shift.mapper.ts';
import type { ShiftDocument } from './shift.schema.ts';

type Key = Pick<ShiftDocument, '_id'>;

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
    const keys: Key[] = [];
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
    return this.#read(sort, keys, page);
  }

  /** By the nearest, at the same place by the soonest. */
  async nearest(filter: OpenShiftFilter, home: Position, page: PageRequest): Promise<Page<Shift>> {
    const query = keysetQuery(NEAREST, page);
    const nearest = new NearestKeys(this.shifts, {
      home,
      withinKm: filter.nearby?.withinKm,
      index: PLACE_INDEX,
      open: { listed: true, ...startsWithin(filter.from, filter.to) },
      match: decidedOnKeys(filter),
      fits: decidedOnValues(filter, filter.nearby),
      limit: query.limit,
    });
    return this.#read(NEAREST, await nearest.find(query.filter), page);
  }

  /** How many fit but for lying outside of the circle, counted no further than `most`. */
  async countOutside(filter: OpenShiftFilter, circle: Circle, most: number): Promise<Counted> {
    const area = cellsIn(boxAround(circle));
    const count = (squares: Record<string, unknown>, fits: Record<string, unknown>) =>
      countKeys(this.shifts, {
        index: squareIndex(area.field, 'soonest'),
        within: { listed: true, ...startsWithin(filter.from, filter.to), [area.field]: squares },
        match: decidedOnKeys(filter),
        ...{ fits, most },
      });
    const elsewhere = await count({ $nin: area.cells }, decidedOnValues(filter));
    if (elsewhere.mayBeMore) return elsewhere;
    const edge = { $in: onTheEdge(area, circle) };
    const beside = await count(edge, decidedOnValues(filter, circle, 'outside'));
    const both = Math.min(most, elsewhere.count + beside.count);
    return { count: both, mayBeMore: beside.mayBeMore || both === most };
  }

  async #read(
    sort: KeysetSort,
    keys: readonly Key[],
    { limit }: PageRequest,
  ): Promise<Page<Shift>> {
    const { rows, nextCursor } = keysetPage(sort, keys, limit);
    const stored = await this.shifts.find({ _id: { $in: rows.map(({ _id }) => _id) } }).lean();
    const byId = new Map(stored.map((shift) => [String(shift._id), shift]));
    return {
      items: rows.flatMap(({ _id }) => byId.get(String(_id)) ?? []).map(toShift),
      nextCursor,
    };
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
