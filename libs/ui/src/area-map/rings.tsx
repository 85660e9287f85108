import type { Position } from '@leafshift/domain/distance';
import clsx from 'clsx';
import styles from './area-map.module.css';
import { useAreaView } from './area-view.ts';
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

/** So many times the window's diagonal a ring may be wide; wider ones are lines that say nothing. */
const WIDEST = 1.5;

/** Rings at round distances around a place, with their figures, and the place itself. */
export function Rings({ centre, label, limitKm }: RingsAround) {
  const distance = useDistanceText();
  const view = useAreaView();
  const middle = view.toPoint(centre);
  const metresOfPixel = metresPerPixel(centre.latitude, view.zoom);
  const most = WIDEST * Math.hypot(view.size.width, view.size.height);
  const round = ringsOf(metresOfPixel, most).filter((km) => km !== limitKm);
  const kilometres = limitKm === undefined ? round : [...round, limitKm];
  const radiusOf = (km: number): number => (km * 1000) / metresOfPixel;
  return (
    <div aria-hidden className={styles.drawing}>
      <svg aria-hidden className={styles.rings} width={view.size.width} height={view.size.height}>
        {kilometres.map((km) => (
          <circle
            key={km}
            cx={middle.x}
            cy={middle.y}
            r={radiusOf(km)}
            className={clsx(styles.ring, km === limitKm && styles.limit)}
          />
        ))}
      </svg>
      {kilometres.map((km) => {
        const at = figurePoint(middle, radiusOf(km), view);
        return (
          at && (
            <span
              key={km}
              className={clsx(styles.figure, km === limitKm && styles.limit)}
              style={placed(at)}
            >
              {distance(km * 1000)}
            </span>
          )
        );
      })}
      <span className={styles.home} style={placed(middle)} title={label}>
        <span className={styles.homeName}>{label}</span>
      </span>
    </div>
  );
}

/** Puts the middle of something there. */
export const placed = ({ x, y }: Point) => ({
  transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
});

/** Where a ring says its distance: in the north, else towards what is looked at; null where it is not seen. */
function figurePoint(middle: Point, radius: number, { size }: AreaView): Point | null {
  const isSeen = ({ x, y }: Point): boolean =>
    x > 20 && y > 10 && x < size.width - 20 && y < size.height - 10;
  const [right, down] = [size.width / 2 - middle.x, size.height / 2 - middle.y];
  const away = Math.hypot(right, down) || 1;
  const points = [
    { x: middle.x, y: middle.y - radius },
    { x: middle.x, y: middle.y + radius },
    { x: middle.x + (radius * right) / away, y: middle.y + (radius * down) / away },
  ];
  return points.find(isSeen) ?? null;
}
