import type { Circle, Position } from '@leafshift/domain/distance';
import { MAX_DURATION } from '@leafshift/domain/posting-rules';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { awayFrom, awayOf, boxAround, inBox } from '../../../infra/mongo/circle-filter.ts';
import { freeStretches } from '../../../infra/mongo/free-time.ts';
import { fitting, keysInOrder, partsAfter } from '../../../infra/mongo/keys-in-order.ts';
import { type CellField, cellsIn, onTheEdge } from '../../../infra/mongo/map-squares.ts';
import type { OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';
import { type IndexedOrder, OPEN_SORTS, squareIndex } from './open-orders.ts';
import { decidedOnKeys, decidedOnValues, MOST_STRETCHES } from './open-shift-filter.ts';
import { toShift } from './shift.mapper.ts';
import type { ShiftDocument } from './shift.schema.ts';

const NEAREST: KeysetSort = [
  ['away', 1],
  ['_id', 1],
];

/** How far the nearest are looked for, until there is a page of them; then everywhere. */
const RINGS_KM = [10, 50, 150, 500] as const;

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

  /** Looks farther and farther away until there is a page. */
  async nearest(filter: OpenShiftFilter, home: Position, page: PageRequest): Promise<Page<Shift>> {
    const query = keysetQuery(NEAREST, page);
    const { nearby } = filter;
    for (const km of RINGS_KM) {
      if (nearby && km >= nearby.withinKm) break;
      const ring = { $lte: awayOf(km) };
      const keys = await this.#nearestKeys(filter, { ...home, withinKm: km }, home, [
        { $match: { $and: [query.filter, { away: ring }] } },
        { $sort: query.sort },
        { $limit: query.limit },
      ]);
      if (keys.length === query.limit) return this.#read(NEAREST, keys, page);
    }
    const keys = await this.#nearestKeys(filter, nearby, home, [
      { $match: query.filter },
      { $sort: query.sort },
      { $limit: query.limit },
    ]);
    return this.#read(NEAREST, keys, page);
  }

  /** How many fit but for lying outside of the circle, counted no further than `most`. */
  async countOutside(filter: OpenShiftFilter, circle: Circle, most: number): Promise<number> {
    const area = cellsIn(boxAround(circle));
    const index = squareIndex(area.field, 'soonest');
    const elsewhere = { $and: [decidedOnKeys(filter), { [area.field]: { $nin: area.cells } }] };
    const search = {
      match: elsewhere,
      index,
      fits: decidedOnValues(filter),
      sort: [],
      by: [],
      most,
    };
    let count = 0;
    for await (const _ of keysInOrder(this.shifts, search)) count += 1;
    if (count === most) return most;
    const [beside] = await this.shifts
      .aggregate<{ readonly count: number }>([
        { $match: inSquares(filter, area.field, onTheEdge(area, circle)) },
        ...fitting(decidedOnValues(filter, circle, 'outside')),
        { $limit: most - count },
        { $count: 'count' },
      ])
      .hint(index);
    return count + (beside?.count ?? 0);
  }

  #nearestKeys(
    filter: OpenShiftFilter,
    circle: Circle | undefined,
    home: Position,
    stages: readonly PipelineStage[],
  ): Promise<readonly Key[]> {
    const { match, field } = circle
      ? inArea(filter, circle)
      : { match: decidedOnKeys(filter), field: 'region' as const };
    return this.shifts
      .aggregate<Key>([
        { $match: match },
        ...fitting(decidedOnValues(filter, filter.nearby)),
        { $set: { away: awayFrom(home, 'location') } },
        ...stages,
        { $project: { away: 1 } },
      ])
      .hint(squareIndex(field, 'soonest'));
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
