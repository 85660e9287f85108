import type { Position } from '@leafshift/domain/distance';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Point, positionAt, type Size, WORLD, worldPoint, zoomToShow } from './geometry.ts';
import { useSize } from './use-size.ts';

const LOWEST_ZOOM = 3;
const HIGHEST_ZOOM = 17;
/** Room between what is to be shown and the edge. */
const MARGIN = 1.12;

/** What is shown in the middle at first, and as much around it, in metres. */
export interface ShownArea {
  readonly centre: Position;
  readonly radius: number;
}

/** The part of the world that is seen, and the ways to see another. */
export interface AreaView {
  readonly size: Size;
  readonly zoom: number;
  readonly centre: Position;
  toPoint(position: Position): Point;
  toPosition(point: Point): Position;
}

export interface AreaMapControl {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly view: AreaView;
  /** Closer by 1, farther by −1. */
  zoomBy(steps: 1 | -1): void;
  /** Shows what lies so many pixels to the right and below. */
  panBy(pixels: Point): void;
}

/** A finger alone scrolls the page, and so does the wheel until the map is being used. */
function isMeant(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.type !== 'wheel') return event.button === 0 && event.view !== null;
  const isUsed = (event.currentTarget as Element).contains(document.activeElement);
  return isUsed || event.ctrlKey;
}

const clamped = (level: number): number => Math.min(HIGHEST_ZOOM, Math.max(LOWEST_ZOOM, level));

function transformTo(centre: Position, level: number, { width, height }: Size): ZoomTransform {
  const { x, y } = worldPoint(centre);
  const scale = 2 ** level;
  return zoomIdentity.translate(width / 2 - x * scale, height / 2 - y * scale).scale(scale);
}

const fitted = ({ centre, radius }: ShownArea, size: Size): ZoomTransform =>
  transformTo(centre, clamped(zoomToShow(radius * MARGIN, size, centre.latitude)), size);

function viewOf(transform: ZoomTransform, size: Size): AreaView {
  const toPosition = ({ x, y }: Point): Position => {
    const [worldX, worldY] = transform.invert([x, y]);
    return positionAt({ x: worldX, y: worldY });
  };
  return {
    size,
    zoom: Math.log2(transform.k),
    centre: toPosition({ x: size.width / 2, y: size.height / 2 }),
    toPosition,
    toPoint: (position) => {
      const { x, y } = worldPoint(position);
      const [left, top] = transform.apply([x, y]);
      return { x: left, y: top };
    },
  };
}

/**
 * A part of the world in a frame: d3-zoom tells what drags, pinches and wheels mean, everything else is
 * drawn from the view. Another area is shown where it changes; else what somebody looked at stays.
 */
export function useAreaMap(area: ShownArea): AreaMapControl {
  const { latitude, longitude } = area.centre;
  const { frame, size } = useSize();
  const [transform, setTransform] = useState(() => fitted(area, size));
  const shown = useRef('');
  const isMoved = useRef(false);
  const room = useRef(size);
  const behaviour = useMemo(
    () =>
      zoom<HTMLDivElement, unknown>()
        .scaleExtent([2 ** LOWEST_ZOOM, 2 ** HIGHEST_ZOOM])
        .translateExtent([
          [0, 0],
          [WORLD, WORLD],
        ])
        .duration(0)
        .clickDistance(4)
        .filter(isMeant),
    [],
  );

  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const element = select(frame.current);
    behaviour
      .extent(() => [
        [0, 0],
        [room.current.width, room.current.height],
      ])
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
        if (event.sourceEvent) isMoved.current = true;
        setTransform(event.transform);
      });
    element.call(behaviour);
    return () => {
      element.on('.zoom', null);
    };
  }, [behaviour, frame]);

  const view = useMemo(() => viewOf(transform, size), [transform, size]);
  const put = (next: ZoomTransform): void => {
    if (frame.current) behaviour.transform(select(frame.current), next);
  };
  const show = useEffectEvent(() => {
    const wanted = [latitude, longitude, area.radius].join();
    const isSame = shown.current === wanted && isMoved.current;
    const { centre, zoom: level } = viewOf(transform, room.current);
    shown.current = wanted;
    isMoved.current = isSame;
    room.current = size;
    put(isSame ? transformTo(centre, level, size) : fitted(area, size));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is to be shown and the room for it
  useLayoutEffect(() => show(), [latitude, longitude, area.radius, size]);

  return {
    frame,
    view,
    zoomBy: (steps) => {
      if (!frame.current) return;
      isMoved.current = true;
      behaviour.scaleTo(select(frame.current), 2 ** clamped(Math.round(view.zoom) + steps));
    },
    panBy: ({ x, y }) => {
      if (!frame.current) return;
      isMoved.current = true;
      behaviour.translateBy(select(frame.current), -x / transform.k, -y / transform.k);
    },
  };
}
