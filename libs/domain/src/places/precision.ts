import { metresBetween, type Position } from './distance.ts';

/** How exactly the point of an address is known, the most exact first: its street, its postal area, its town. */
export const PLACE_PRECISIONS = ['street', 'area', 'town'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/** A place on the map; without a precision, nobody knows how exactly it is meant. */
export interface Place extends Position {
  readonly precision?: PlacePrecision | undefined;
}

/** How far two places are apart. */
export interface Distance {
  readonly km: number;
  /** Whether it is right to less than a kilometre; else it is shown with '~' (SHIFT-60). */
  readonly isExact: boolean;
}

/** Whether a place is known to less than a kilometre. */
const isExactPlace = ({ precision }: Pick<Place, 'precision'>): boolean => precision === 'street';

/** Whether a place is known to be that of a whole town or postal area, so that nobody can be at it. */
export const isCoarsePlace = ({ precision }: Pick<Place, 'precision'>): boolean =>
  precision === 'area' || precision === 'town';

/** As the crow flies; exact where both places are. */
export const distanceBetween = (one: Place, other: Place): Distance => ({
  km: metresBetween(one, other) / 1000,
  isExact: isExactPlace(one) && isExactPlace(other),
});

const NEARLY_KM = 100;

/**
 * The kilometres that are shown of a distance: to a tenth where it is exact and not far, else whole
 * ones, of which there is at least one where nobody knows better.
 */
export function shownKm({ km, isExact }: Distance): number {
  if (!isExact) return Math.max(1, Math.round(km));
  return km < NEARLY_KM ? Math.round(km * 10) / 10 : Math.round(km);
}
