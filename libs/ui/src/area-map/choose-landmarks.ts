import type { Position } from '@leafshift/domain/distance';
import type { Point } from './geometry.ts';
import type { AreaView } from './use-area-map.ts';

/** A name on the map that helps to know where one is. */
export interface Landmark extends Position {
  readonly name: string;
}

/** A landmark with the middle of its name. */
export interface PlacedLandmark extends Landmark {
  readonly point: Point;
}

/** What a name may not lie over: its middle, and how far it reaches from there, in pixels. */
export interface Taken extends Point {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const MOST = 12;
const LETTER_PIXELS = 7;
const HALF_LINE_PIXELS = 11;
/** A name stands at its place, else above or below it. */
const BESIDE_PIXELS = [0, -28, 28];

const box = (point: Point, name: string): Taken => ({
  ...point,
  halfWidth: (name.length * LETTER_PIXELS) / 2 + 8,
  halfHeight: HALF_LINE_PIXELS,
});

const isOver = (one: Taken, other: Taken): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight;

const isInside = ({ x, y, halfWidth, halfHeight }: Taken, { size }: AreaView): boolean =>
  x > halfWidth && x < size.width - halfWidth && y > halfHeight && y < size.height - halfHeight;

/** The landmarks that are in sight, those that come first before others, and none over anything else. */
export function chooseLandmarks(
  landmarks: readonly Landmark[],
  view: AreaView,
  taken: readonly Taken[],
): readonly PlacedLandmark[] {
  const all = [...taken];
  const chosen: PlacedLandmark[] = [];
  for (const landmark of landmarks) {
    if (chosen.length === MOST) break;
    const { x, y } = view.toPoint(landmark);
    const free = BESIDE_PIXELS.map((beside) => box({ x, y: y + beside }, landmark.name)).find(
      (each) => isInside(each, view) && !all.some((other) => isOver(each, other)),
    );
    if (!free) continue;
    all.push(free);
    chosen.push({ ...landmark, point: { x: free.x, y: free.y } });
  }
  return chosen;
}
