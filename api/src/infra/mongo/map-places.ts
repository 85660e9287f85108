import type { Position } from '@leafshift/domain/distance';
import type { Box } from './circle-filter.ts';

/** Steps of a degree: in Canada a place is a metre high and about as wide. Another size needs a migration. */
const STEPS = 100_000;
/** As many places as one row of them has room for; they are counted from south to north, and from west to east. */
const ROW = 400 * STEPS;
const SOUTH = 90;
const WEST = 180;

const steps = (degrees: number, from: number): number => Math.floor((degrees + from) * STEPS);

/** A place on the map as one whole number, so that an index has all of the same place side by side. */
export const placeOf = ({ latitude, longitude }: Position): number =>
  steps(latitude, SOUTH) * ROW + steps(longitude, WEST);

/** The same, counted by the database from its own fields. */
export const PLACE_COUNTED = {
  $add: [{ $multiply: [stepsCounted('latitude', SOUTH), ROW] }, stepsCounted('longitude', WEST)],
};

function stepsCounted(field: 'latitude' | 'longitude', from: number) {
  return { $floor: { $multiply: [{ $add: [`$location.${field}`, from] }, STEPS] } };
}

/** The middle of a place, less than a metre from what was counted as it. */
export const positionOf = (place: number): Position => ({
  latitude: (Math.floor(place / ROW) + 0.5) / STEPS - SOUTH,
  longitude: ((place % ROW) + 0.5) / STEPS - WEST,
});

/** The places between two latitudes, all around the earth. */
export const placesBetween = ({ south, north }: Pick<Box, 'south' | 'north'>) => ({
  $gte: steps(south, SOUTH) * ROW,
  $lt: (steps(north, SOUTH) + 1) * ROW,
});
