import type { Circle, Position } from '@leafshift/domain/distance';

const EARTH_RADIUS_KM = 6371;
const KM_A_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** What a field with a GeoJSON point has to be for lying in a circle. */
export const inSphere = ({ latitude, longitude, withinKm }: Circle) => ({
  $geoWithin: {
    $centerSphere: [[longitude, latitude], withinKm / EARTH_RADIUS_KM] as [
      [number, number],
      number,
    ],
  },
});

/** A box of degrees in `place` that holds the circle, for the index, and the circle itself in `point`. */
export function circleFilter(
  circle: Circle,
  place: string,
  point: string,
): Record<string, unknown>[] {
  const { latitude, longitude, withinKm } = circle;
  const north = withinKm / KM_A_DEGREE;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    {
      [`${place}.latitude`]: { $gte: latitude - north, $lte: latitude + north },
      [`${place}.longitude`]: { $gte: longitude - east, $lte: longitude + east },
    },
    { [point]: inSphere(circle) },
  ];
}

/**
 * How far away `place` is, for an order by it: degrees, squared, on a map that is flat around the
 * point, so that the same document has the same figure on every page.
 */
export const awayFrom = (
  { latitude, longitude }: Position,
  place: string,
): Record<string, unknown> => {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  const squared = (field: string, from: number, scale: number) => ({
    $pow: [{ $multiply: [{ $subtract: [`$${place}.${field}`, from] }, scale] }, 2],
  });
  return {
    $add: [squared('latitude', latitude, 1), squared('longitude', longitude, squeeze)],
  };
};
