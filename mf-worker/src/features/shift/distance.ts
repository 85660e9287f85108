/** A point on the map; latitude and longitude in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const a =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The point of a place whose coordinates may be missing. */
export const pointOf = (place: {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}): Point | null =>
  place.latitude === undefined || place.longitude === undefined
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
