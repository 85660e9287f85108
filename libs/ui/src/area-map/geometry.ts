import type { Position } from '@leafshift/domain/distance';

/** Pixels of the window, from the map's left upper corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the whole world at zoom 0, as maps of the web have it. */
export const WORLD = 256;

const EQUATOR_METRES = 40_075_017;
const METRES_PER_DEGREE = EQUATOR_METRES / 360;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a place is on the world at zoom 0 (Web Mercator). */
export function worldPoint({ latitude, longitude }: Position): Point {
  const north = Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  return { x: WORLD * (longitude / 360 + 0.5), y: WORLD * (0.5 - north / (2 * Math.PI)) };
}

/** The place at a point of the world at zoom 0. */
export function positionAt({ x, y }: Point): Position {
  const north = (0.5 - y / WORLD) * 2 * Math.PI;
  return {
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    longitude: (x / WORLD - 0.5) * 360,
  };
}

/** How many metres a pixel is wide at that latitude and zoom. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (EQUATOR_METRES * Math.cos(radians(latitude))) / (WORLD * 2 ** zoom);

/** The zoom at which a circle of that radius in metres just fits. */
export function zoomToShow(metres: number, { width, height }: Size, latitude: number): number {
  const room = Math.min(width, height) / 2;
  return Math.log2((metresPerPixel(latitude, 0) * room) / metres);
}

/** The place so many metres to the north and to the east; good for some kilometres. */
export function movedBy(
  { latitude, longitude }: Position,
  { north, east }: { readonly north: number; readonly east: number },
): Position {
  return {
    latitude: latitude + north / METRES_PER_DEGREE,
    longitude: longitude + east / (METRES_PER_DEGREE * Math.cos(radians(latitude))),
  };
}

/** The eight winds, clockwise from the north. */
export const WINDS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Wind = (typeof WINDS)[number];

/** In which direction another place lies. */
export function windTo(from: Position, to: Position): Wind {
  const [start, end] = [worldPoint(from), worldPoint(to)];
  const angle = Math.atan2(end.x - start.x, start.y - end.y);
  const eighth = Math.round(angle / (Math.PI / 4)) + WINDS.length;
  return WINDS[eighth % WINDS.length] ?? 'north';
}

const ROUND_KM = [1, 2, 5, 10, 25, 50, 100, 250, 500] as const;

/** The round distances whose rings can be told apart and seen, in kilometres; those up to `most` pixels wide. */
export const ringsOf = (metresOfPixel: number, most: number): readonly number[] =>
  ROUND_KM.filter((km) => {
    const radius = (km * 1000) / metresOfPixel;
    return radius >= 36 && radius <= most;
  });

/** The longest round distance that is at most so many metres: 1, 2 or 5 with zeros. */
export function roundBelow(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * ([5, 2].find((step) => step * power <= metres) ?? 1);
}
