import type { Circle } from '@leafshift/domain/distance';

const EARTH_RADIUS_KM = 6371;
const KM_A_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

type Expression = Record<string, unknown>;

/** Degrees between which all of an area lies. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The smallest box that holds the circle. */
export function boxAround({ latitude, longitude, withinKm }: Circle): Box {
  const angle = withinKm / EARTH_RADIUS_KM;
  const aside = Math.sin(angle) / Math.cos(radians(latitude));
  const holdsPole = Math.abs(radians(latitude)) + angle >= Math.PI / 2;
  const east = holdsPole ? 360 : (Math.asin(aside) * 180) / Math.PI;
  const north = withinKm / KM_A_DEGREE;
  return {
    south: Math.max(-90, latitude - north),
    north: Math.min(90, latitude + north),
    west: Math.max(-180, longitude - east),
    east: Math.min(180, longitude + east),
  };
}

/** What has its `place` in the box; decided on the keys of an index that has both numbers. */
export const inBox = ({ south, north, west, east }: Box, place: string) => ({
  [`${place}.latitude`]: { $gte: south, $lte: north },
  [`${place}.longitude`]: { $gte: west, $lte: east },
});

/** Whether `place` lies in the circle, by the same way over a round earth as `metresBetween`. */
export function isInCircle({ latitude, longitude, withinKm }: Circle, place: string): Expression {
  const angleFrom = (field: string, from: number): Expression => ({
    $degreesToRadians: { $subtract: [`$${place}.${field}`, from] },
  });
  const haversine = (angle: Expression): Expression => ({
    $pow: [{ $sin: { $divide: [angle, 2] } }, 2],
  });
  const across = {
    $add: [
      haversine(angleFrom('latitude', latitude)),
      {
        $multiply: [
          Math.cos(radians(latitude)),
          { $cos: { $degreesToRadians: `$${place}.latitude` } },
          haversine(angleFrom('longitude', longitude)),
        ],
      },
    ],
  };
  return { $lte: [across, Math.sin(withinKm / EARTH_RADIUS_KM / 2) ** 2] };
}
