import { metresBetween, type Position } from '@leafshift/domain/distance';
import { textCode } from '@leafshift/domain/text-code';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { refuseField } from '../../core/errors/api-error.ts';
import type { KeysetSort } from '../../core/paging/keyset.ts';
import { boxAround } from './circle-filter.ts';
import { keysInOrder } from './keys-in-order.ts';
import { placesBetween, positionOf } from './map-places.ts';

/** What a cursor tells: how far away a place is follows from where it is. */
export const NEAREST: KeysetSort = [
  ['place', 1],
  ['startsAt', 1],
  ['_id', 1],
];
const AT_ONE_PLACE = NEAREST.slice(1);

/** How far places are looked for, until there is a page; then everywhere. */
const RINGS_KM = [3, 15, 75] as const;
/** Added to the radius of a circle, because a place is a metre wide; `fits` decides by the point itself. */
const PLACE_KM = 0.002;
/** As many places are asked at once at first, then twice as many each time. */
const FIRST_PLACES = 20;

interface Placed {
  readonly _id: Types.ObjectId;
  readonly place: number;
  readonly startsAt: Date;
}

/** A place with documents, and how far from home it is. */
interface Place {
  readonly place: number;
  readonly metres: number;
}

export interface NearestSearch<Doc> {
  readonly home: Position;
  /** Everywhere without it. */
  readonly withinKm: number | undefined;
  /** An index by what is the same for all, then by `NEAREST`, then by all that is asked for. */
  readonly index: string;
  /** What the places are looked for by: the fields of the index up to `startsAt`. */
  readonly open: QueryFilter<Doc>;
  readonly match: QueryFilter<Doc>;
  /** What else has to be true, counted from fields of the index. */
  readonly fits: Record<string, unknown>;
  readonly limit: number;
}

/**
 * Keys by the nearest, at the same place by the soonest. First the places around home are looked for, with
 * one key for each of them however many documents it has; then keys of theirs, place after place.
 */
export class NearestKeys<Doc> {
  constructor(
    private readonly model: Model<Doc>,
    private readonly search: NearestSearch<Doc>,
  ) {}

  /** As many as are asked for, after a cursor (`keysetQuery`). Throws VALIDATION_FAILED for a bad one. */
  async find(after: Record<string, unknown>): Promise<readonly Placed[]> {
    const keys: Placed[] = [];
    for await (const key of this.#keys(cursorIn(after))) {
      keys.push(key);
      if (keys.length === this.search.limit) break;
    }
    return keys;
  }

  async *#keys(cursor: Placed | undefined): AsyncGenerator<Placed> {
    const { home, withinKm } = this.search;
    if (cursor) yield* this.#restOf(cursor);
    let last = cursor ? placeFrom(home, cursor.place) : { metres: -1, place: 0 };
    for (const km of ringsWithin(withinKm)) {
      if (km * 1000 <= last.metres) continue;
      const ring = await this.#places(km);
      const farther = ring.filter((place) => byDistance(last, place) < 0).toSorted(byDistance);
      for (const places of partsOf(farther.map(({ place }) => place))) {
        yield* this.#at(places);
      }
      last = { metres: km * 1000, place: Number.POSITIVE_INFINITY };
    }
  }

  /** Where something is; the database goes from one place to the next. */
  async #places(withinKm: number): Promise<readonly Place[]> {
    const { home, open, index } = this.search;
    const place = Number.isFinite(withinKm)
      ? placesBetween(boxAround({ ...home, withinKm }))
      : { $gte: 0 };
    const found = await this.model
      .aggregate<{ readonly _id: number }>([
        { $match: { ...open, place } },
        { $group: { _id: '$place' } },
      ])
      .hint(index);
    return found
      .map(({ _id }) => placeFrom(home, _id))
      .filter(({ metres }) => metres <= withinKm * 1000);
  }

  /** What is at these places, in this order; where that is much the first half is asked for alone. */
  async *#at(places: readonly number[]): AsyncGenerator<Placed> {
    const { match, fits, index, limit } = this.search;
    const [first = 0] = places;
    if (places.length === 1) {
      yield* this.#inOrder({ place: first });
      return;
    }
    const most = limit * 2;
    const keys = await this.model
      .find(
        { $and: [match, { place: { $in: [...places] } } as QueryFilter<Doc>] },
        { _id: 1, place: 1, startsAt: 1, fits },
      )
      .hint(index)
      .limit(most + 1)
      .lean<readonly (Placed & { readonly fits: boolean })[]>();
    if (keys.length > most) {
      const half = Math.ceil(places.length / 2);
      yield* this.#at(places.slice(0, half));
      yield* this.#at(places.slice(half));
      return;
    }
    const order = new Map(places.map((place, at) => [place, at]));
    const orderOf = ({ place }: Placed) => order.get(place) ?? 0;
    yield* keys.filter((key) => key.fits).toSorted((one, other) => orderOf(one) - orderOf(other));
  }

  /** What comes at a place after a document: what starts with it, and what starts later. */
  async *#restOf({ place, startsAt, _id }: Placed): AsyncGenerator<Placed> {
    yield* this.#inOrder({ place, startsAt, _id: { $gt: _id } }, AT_ONE_PLACE.slice(1));
    yield* this.#inOrder({ place, startsAt: { $gt: startsAt } });
  }

  #inOrder(at: Record<string, unknown>, by: KeysetSort = AT_ONE_PLACE): AsyncGenerator<Placed> {
    const { match, index, fits, limit } = this.search;
    return keysInOrder<Doc, Placed>(this.model, {
      match: { $and: [match, at as QueryFilter<Doc>] },
      ...{ index, sort: NEAREST, by, fits, most: limit },
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

function cursorIn(after: Record<string, unknown>): Placed | undefined {
  if (!after.$or) return undefined;
  const [, , { place, startsAt, _id } = {}] = after.$or as readonly Record<string, unknown>[];
  const id = (_id as { readonly $gt?: unknown } | undefined)?.$gt;
  if (typeof place === 'number' && startsAt instanceof Date && id instanceof Types.ObjectId) {
    return { place, startsAt, _id: id };
  }
  return refuseField('cursor', textCode('CURSOR_NOT_VALID'));
}
