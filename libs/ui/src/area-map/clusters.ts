import type { Position } from '@leafshift/domain/distance';
import type { Point } from './geometry.ts';

/** A place on the map with what is there. */
export interface PinnedPlace extends Position {
  readonly key: string;
  /** How much is there. */
  readonly count: number;
  /** Something there stands out. */
  readonly isMarked: boolean;
  /** Its point is that of a whole town or postal area. */
  readonly isCoarse: boolean;
}

/** Places that would cover each other, as one pin at the first of them. */
export interface Cluster<Place extends PinnedPlace> {
  readonly point: Point;
  readonly places: readonly [Place, ...Place[]];
}

/** Closer than that, two pins could not be pressed apart, in pixels. */
const APART_PIXELS = 46;

/** The pins of places, in their order. */
export function clustersOf<Place extends PinnedPlace>(
  places: readonly Place[],
  toPoint: (place: Place) => Point,
): readonly Cluster<Place>[] {
  const clusters: { point: Point; places: [Place, ...Place[]] }[] = [];
  for (const place of places) {
    const point = toPoint(place);
    const near = clusters.find(
      (cluster) => Math.hypot(cluster.point.x - point.x, cluster.point.y - point.y) < APART_PIXELS,
    );
    if (near) near.places.push(place);
    else clusters.push({ point, places: [place] });
  }
  return clusters;
}
