import type { Position } from '@leafshift/domain/distance';
import clsx from 'clsx';
import styles from './area-map.module.css';
import { useAreaView } from './area-view.ts';
import type { Taken } from './choose-landmarks.ts';
import { metresPerPixel, type Point, ringsOf } from './geometry.ts';
import type { AreaView } from './use-area-map.ts';
import { useDistanceText } from './use-distance-text.ts';

export interface RingsAround {
  readonly centre: Position;
  /** What is in the middle, such as home. */
  readonly label: string;
  /** The ring that is drawn stronger, in kilometres: how far somebody looks. */
  readonly limitKm?: number | undefined;
}

/** How far below or above the place its name reaches. */
const HOME_NAME_PIXELS = 45;
/** A pin so near by would cover the name. */
const PIN_BESIDE_PIXELS = 50;

interface RingsProps extends RingsAround {
  readonly pins: readonly Position[];
}

/** So many times the window's diagonal a ring may be wide; wider ones are lines that say nothing. */
const WIDEST = 1.5;

/** Rings at round distances around a place, with their figures, and the place itself. */
export function Rings({ centre, label, limitKm, pins }: RingsProps) {
  const distance = useDistanceText();
  const view = useAreaView();
  const middle = view.toPoint(centre);
  const rings = ringsIn({ centre, limitKm }, view);
  const isAbove = isPinBelow(middle, pins.map(view.toPoint));
  return (
    <div aria-hidden className={styles.drawing}>
      <svg aria-hidden className={styles.rings} width={view.size.width} height={view.size.height}>
        {rings.map(({ km, radius }) => (
          <circle
            key={km}
            cx={middle.x}
            cy={middle.y}
            r={radius}
            className={clsx(styles.ring, km === limitKm && styles.limit)}
          />
        ))}
      </svg>
      {rings.map(
        ({ km, figure }) =>
          figure && (
            <span
              key={km}
              className={clsx(styles.figure, km === limitKm && styles.limit)}
              style={placed(figure)}
            >
              {distance(km * 1000)}
            </span>
          ),
      )}
      <span className={styles.home} style={placed(middle)} title={label}>
        <span className={clsx(styles.homeName, isAbove && styles.above)}>{label}</span>
      </span>
    </div>
  );
}

/** Whether a pin lies where the name of the middle would stand, and none above it. */
export function isPinBelow({ x, y }: Point, pins: readonly Point[]): boolean {
  const near = pins.filter((pin) => Math.hypot(pin.x - x, pin.y - y) < PIN_BESIDE_PIXELS);
  return near.some((pin) => pin.y >= y) && !near.some((pin) => pin.y < y);
}

/** Puts the middle of something there. */
export const placed = ({ x, y }: Point) => ({
  transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
});

interface DrawnRing {
  readonly km: number;
  /** In pixels. */
  readonly radius: number;
  /** Where it says its distance; null where that is not seen. */
  readonly figure: Point | null;
}

/** The rings around a place at a zoom. */
function ringsIn(around: Pick<RingsAround, 'centre' | 'limitKm'>, view: AreaView): DrawnRing[] {
  const { centre, limitKm } = around;
  const metresOfPixel = metresPerPixel(centre.latitude, view.zoom);
  const most = WIDEST * Math.hypot(view.size.width, view.size.height);
  const round = ringsOf(metresOfPixel, most).filter((km) => km !== limitKm);
  return [...round, ...(limitKm === undefined ? [] : [limitKm])].map((km) => {
    const radius = (km * 1000) / metresOfPixel;
    return { km, radius, figure: figurePoint(view.toPoint(centre), radius, view) };
  });
}

/** In the north, else in the south, else towards what is looked at. */
function figurePoint(middle: Point, radius: number, { size }: AreaView): Point | null {
  const isSeen = ({ x, y }: Point): boolean =>
    x > 24 && y > 10 && x < size.width - 24 && y < size.height - 10;
  const [right, down] = [size.width / 2 - middle.x, size.height / 2 - middle.y];
  const away = Math.hypot(right, down);
  const points = [
    { x: middle.x, y: middle.y - radius },
    { x: middle.x, y: middle.y + radius },
    { x: middle.x + (radius * right) / away, y: middle.y + (radius * down) / away },
  ];
  return points.find(isSeen) ?? null;
}

/** What rings and their middle leave no room for. */
export function takenByRings(around: RingsAround, view: AreaView): readonly Taken[] {
  const { x, y } = view.toPoint(around.centre);
  const figures = ringsIn(around, view).flatMap(({ figure }) => figure ?? []);
  return [
    { x, y, halfWidth: 28, halfHeight: HOME_NAME_PIXELS },
    ...figures.map((figure) => ({ ...figure, halfWidth: 26, halfHeight: 10 })),
  ];
}
