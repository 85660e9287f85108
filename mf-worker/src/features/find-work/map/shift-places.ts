import type { TempPost } from '@leafshift/contracts/posts';
import {
  type Distance,
  distanceBetween,
  isCoarsePlace,
  type Place,
} from '@leafshift/domain/places/precision';
import type { PinnedPlace } from '@leafshift/ui/area-map';
import { placeKeyOf } from './place-key.ts';

/** A point on the map with the open shifts there. */
export interface ShiftPlace extends PinnedPlace {
  readonly city: string;
  /** From home; null where nobody knows my home. */
  readonly distance: Distance | null;
}

/** The places of shifts, the nearest to home first; without a home in the order of the shifts. */
export function shiftPlaces(
  shifts: readonly TempPost[],
  invited: ReadonlySet<string>,
  home: Place | null,
): readonly ShiftPlace[] {
  const places = new Map<string, ShiftPlace>();
  for (const shift of shifts) {
    const key = placeKeyOf(shift);
    const last = places.get(key);
    const { latitude, longitude, city } = shift.location;
    places.set(key, {
      key,
      latitude,
      longitude,
      city,
      isCoarse: isCoarsePlace(shift.location),
      distance: home && distanceBetween(home, shift.location),
      count: (last?.count ?? 0) + 1,
      isMarked: (last?.isMarked ?? false) || invited.has(shift._id),
    });
  }
  return [...places.values()].toSorted(
    (one, other) => (one.distance?.km ?? 0) - (other.distance?.km ?? 0),
  );
}

/** Beyond that the map does not begin, in metres: those far away are found by going there. */
const WIDEST_METRES = 100_000;
const NARROWEST_METRES = 2_000;

/** What the map shows at first: as far as I look around home, else as far as the shifts lie. */
export function shownArea(
  places: readonly ShiftPlace[],
  home: Place | null,
  withinKm: number | undefined,
): { readonly centre: Place; readonly radius: number } | null {
  const [first] = places;
  if (home && withinKm !== undefined) return { centre: home, radius: withinKm * 1000 };
  const centre = home ?? (first && middleOf(places));
  if (!centre) return null;
  const metres = places.map((place) => distanceBetween(centre, place).km * 1000);
  const near = metres.filter((each) => each <= WIDEST_METRES);
  const farthest = Math.max(NARROWEST_METRES, ...(near.length > 0 ? near : metres));
  return { centre, radius: farthest };
}

function middleOf(places: readonly ShiftPlace[]): Place {
  const half = (values: readonly number[]): number =>
    (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: half(places.map(({ latitude }) => latitude)),
    longitude: half(places.map(({ longitude }) => longitude)),
  };
}
