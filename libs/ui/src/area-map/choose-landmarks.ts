import type { Position } from '@leafshift/domain/distance';
import type { Point } from './geometry.ts';
import type { AreaView } from './use-area-map.ts';

/** A name on the map that helps to know where one is. */
export interface Landmark extends Position {
  readonly name: string;
}

/** A landmark with its point on the map. */
export interface PlacedLandmark extends Landmark {
  readonly point: Point;
}

const MOST = 12;
const LETTER_PIXELS = 7;
const LINE_PIXELS = 20;
const ROOM_PIXELS = 16;

/** The landmarks that are in sight, those that come first before others, and none over another. */
export function chooseLandmarks(
  landmarks: readonly Landmark[],
  view: AreaView,
  most = MOST,
): readonly PlacedLandmark[] {
  const chosen: PlacedLandmark[] = [];
  for (const landmark of landmarks) {
    if (chosen.length === most) break;
    const point = view.toPoint(landmark);
    const placed = { ...landmark, point };
    if (isInside(placed, view) && chosen.every((other) => !isOver(placed, other))) {
      chosen.push(placed);
    }
  }
  return chosen;
}

const halfWidth = ({ name }: Landmark): number => (name.length * LETTER_PIXELS + ROOM_PIXELS) / 2;

const isInside = (
  { point: { x, y }, ...landmark }: PlacedLandmark,
  { size }: AreaView,
): boolean => {
  const half = halfWidth(landmark);
  return x > half && x < size.width - half && y > LINE_PIXELS && y < size.height - LINE_PIXELS;
};

const isOver = (one: PlacedLandmark, other: PlacedLandmark): boolean =>
  Math.abs(one.point.x - other.point.x) < halfWidth(one) + halfWidth(other) &&
  Math.abs(one.point.y - other.point.y) < LINE_PIXELS + ROOM_PIXELS;
