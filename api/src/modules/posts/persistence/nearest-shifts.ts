import { metresBetween, type Position } from '@leafshift/domain/distance';
import { textCode } from '@leafshift/domain/text-code';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { refuseField } from '../../../core/errors/api-error.ts';
import { type KeysetSort, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { boxAround } from '../../../infra/mongo/circle-filter.ts';
import { startsWithin } from '../../../infra/mongo/free-time.ts';
import { keysInOrder } from '../../../infra/mongo/keys-in-order.ts';
import { placesBetween, positionOf } from '../../../infra/mongo/map-places.ts';
import type { OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';
import { PLACE_INDEX } from './open-orders.ts';
import { decidedOnKeys, decidedOnValues } from './open-shift-filter.ts';
import type { ShiftDocument } from './shift.schema.ts';
import { type ShiftKey, shiftsOfKeys } from './shifts-of-keys.ts';

/** What a cursor tells: how far away a place is follows from where it is. */
const NEAREST: KeysetSort = [
  ['place', 1],
  ['startsAt', 1],
  ['_id', 1],
];
const AT_ONE_PLACE = NEAREST.slice(1);

/** How far places are looked for, until there is a page; then everywhere. */
const RINGS_KM = [3, 15, 75] as const;
/** Added to a circle's last ring, because a place is a metre wide; each shift itself is decided by its own point. */
const PLACE_KM = 0.002;
/** As many places are asked at once at first, then twice as many each time. */
const FIRST_PLACES = 20;

/** A place with shifts, and how far from home it is. */
interface Place {
  readonly place: number;
  readonly metres: number;
}

interface Key extends ShiftKey {
  readonly place: number;
  readonly startsAt: Date;
}

interface Search {
  readonly match: QueryFilter<ShiftDocument>;
  readonly fits: Record<string, unknown>;
  readonly limit: number;
}

/**
 * Open shifts by the nearest (SHIFT-14), at the same place by the soonest. First the places around home are
 * looked for, with one key for each of them however many shifts it has; then keys of theirs, place after place.
 */
export class NearestShifts {
  constructor(private readonly shifts: Model<ShiftDocument>) {}

  async page(filter: OpenShiftFilter, home: Position, page: PageRequest): Promise<Page<Shift>> {
    const query = keysetQuery(NEAREST, page);
    const search = {
      match: decidedOnKeys(filter),
      fits: decidedOnValues(filter, filter.nearby),
      limit: query.limit,
    };
    const keys: Key[] = [];
    for await (const key of this.#keys(filter, home, search, query.filter)) {
      keys.push(key);
      if (keys.length === query.limit) break;
    }
    return shiftsOfKeys(this.shifts, NEAREST, keys, page);
  }

  async *#keys(
    filter: OpenShiftFilter,
    home: Position,
    search: Search,
    after: Record<string, unknown>,
  ): AsyncGenerator<Key> {
    const cursor = cursorIn(after);
    if (cursor) yield* this.#restOf(search, cursor);
    let last = cursor ? placeFrom(home, cursor.place) : { metres: -1, place: 0 };
    for (const km of ringsWithin(filter.nearby?.withinKm)) {
      if (km * 1000 <= last.metres) continue;
      const ring = await this.#places(filter, home, km);
      const farther = ring.filter((place) => byDistance(last, place) < 0).toSorted(byDistance);
      for (const places of partsOf(farther.map(({ place }) => place))) {
        yield* this.#at(search, places);
      }
      last = { metres: km * 1000, place: Number.POSITIVE_INFINITY };
    }
  }

  /** Where shifts are; the database goes from one place to the next. */
  async #places(
    filter: OpenShiftFilter,
    home: Position,
    withinKm: number,
  ): Promise<readonly Place[]> {
    const place = Number.isFinite(withinKm)
      ? placesBetween(boxAround({ ...home, withinKm }))
      : { $gte: 0 };
    const found = await this.shifts
      .aggregate<{ readonly _id: number }>([
        { $match: { listed: true, place, ...startsWithin(filter.from, filter.to) } },
        { $group: { _id: '$place' } },
      ])
      .hint(PLACE_INDEX);
    return found
      .map(({ _id }) => placeFrom(home, _id))
      .filter(({ metres }) => metres <= withinKm * 1000);
  }

  /** The shifts at these places, in this order; where they have many the first half is asked for alone. */
  async *#at(search: Search, places: readonly number[]): AsyncGenerator<Key> {
    const [first = 0] = places;
    if (places.length === 1) {
      yield* this.#inOrder(search, { place: first });
      return;
    }
    const most = search.limit * 2;
    const keys = await this.shifts
      .find(
        { $and: [search.match, { place: { $in: [...places] } }] },
        { _id: 1, place: 1, startsAt: 1, fits: search.fits },
      )
      .hint(PLACE_INDEX)
      .limit(most + 1)
      .lean<readonly (Key & { readonly fits: boolean })[]>();
    if (keys.length > most) {
      const half = Math.ceil(places.length / 2);
      yield* this.#at(search, places.slice(0, half));
      yield* this.#at(search, places.slice(half));
      return;
    }
    const order = new Map(places.map((place, at) => [place, at]));
    const orderOf = ({ place }: Key) => order.get(place) ?? 0;
    yield* keys.filter(({ fits }) => fits).toSorted((one, other) => orderOf(one) - orderOf(other));
  }

  /** What comes at a place after a shift: those that start with it, and those that start later. */
  async *#restOf(search: Search, { place, startsAt, _id }: Key): AsyncGenerator<Key> {
    const alike = { place, startsAt, _id: { $gt: _id } };
    yield* this.#inOrder(search, alike, AT_ONE_PLACE.slice(1));
    yield* this.#inOrder(search, { place, startsAt: { $gt: startsAt } });
  }

  #inOrder(
    { match, fits, limit }: Search,
    at: QueryFilter<ShiftDocument>,
    by: KeysetSort = AT_ONE_PLACE,
  ): AsyncGenerator<Key> {
    return keysInOrder<ShiftDocument, Key>(this.shifts, {
      match: { $and: [match, at] },
      index: PLACE_INDEX,
      sort: NEAREST,
      by,
      fits,
      most: limit,
    });
  }
}

const placeFrom = (home: Position, place: number): Place => ({
  place,
  metres: metresBetween(home, positionOf(place)),
});

const byDistance = (one: Place, other: Place): number =>
  one.metres - other.metres || one.place - other.place;

function ringsWithin(withinKm: number | undefined): readonly number[] {
  const farthest = withinKm === undefined ? Number.POSITIVE_INFINITY : withinKm + PLACE_KM;
  return [...RINGS_KM.filter((km) => km < farthest), farthest];
}

function* partsOf(places: readonly number[]): Generator<readonly number[]> {
  let size = FIRST_PLACES;
  for (let from = 0; from < places.length; size *= 2) {
    yield places.slice(from, from + size);
    from += size;
  }
}

/** The shift after which a page begins. Throws VALIDATION_FAILED for values that no cursor of this list has. */
function cursorIn(after: Record<string, unknown>): Key | undefined {
  if (!after.$or) return undefined;
  const [, , { place, startsAt, _id } = {}] = after.$or as readonly Record<string, unknown>[];
  const id = (_id as { readonly $gt?: unknown } | undefined)?.$gt;
  const last = (startsAt as Date | undefined) ?? null;
  if (typeof place === 'number' && last instanceof Date && id instanceof Types.ObjectId) {
    return { place, startsAt: last, _id: id };
  }
  return refuseField('cursor', textCode('CURSOR_NOT_VALID'));
}
