/** A place on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_METRES = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** The shortest way between two positions over a round earth, in metres. */
export function metresBetween(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across =
    haversine(to - from) +
    Math.cos(from) * Math.cos(to) * haversine(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(across)));
}

/** Within that many metres of a place somebody counts as being there (HOURS-7). */
const AT_PLACE_METRES = 300;

/** Whether somebody is at a place; not where the distance is not known. */
export const isAtPlace = (metres: number | null): boolean =>
  metres !== null && metres <= AT_PLACE_METRES;

/** A position written as `latitude,longitude`; null where that is nowhere on the earth. */
export function positionIn(text: string): Position | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A circle on the map. */
export interface Circle extends Position {
  readonly withinKm: number;
}
