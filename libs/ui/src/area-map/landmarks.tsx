import type { Position } from '@leafshift/domain/distance';
import { postalAreas } from '@leafshift/domain/places/postal-areas';
import { canadianPlaces } from '@leafshift/domain/places/towns';
import { useEffect, useMemo, useState } from 'react';
import styles from './area-map.module.css';
import { useAreaView } from './area-view.ts';
import { chooseLandmarks, type Landmark, type Taken } from './choose-landmarks.ts';
import type { Size } from './geometry.ts';
import { placed, type RingsAround, takenByRings } from './rings.tsx';
import type { AreaView } from './use-area-map.ts';

/** From there on a town fills the map, and its postal areas say more. */
const AREAS_FROM_ZOOM = 11;

interface Names {
  readonly towns: readonly Landmark[];
  readonly areas: readonly Landmark[];
}

interface LandmarksProps {
  readonly rings: RingsAround | null;
  /** Where pins lie, which names leave free. */
  readonly pins: readonly Position[];
}

const PIN_PIXELS = 22;

/** What stands in the upper corners of every map. */
const cornersOf = ({ width }: Size): readonly Taken[] => [
  { x: 90, y: 20, halfWidth: 90, halfHeight: 20 },
  { x: width - 30, y: 52, halfWidth: 30, halfHeight: 52 },
];

/** The names of the larger towns in sight, and of postal areas where the map is close. */
export function Landmarks({ rings, pins }: LandmarksProps) {
  const view = useAreaView();
  const names = useNames();
  const chosen = useMemo(() => {
    const areas = view.zoom >= AREAS_FROM_ZOOM ? nearest(names.areas, view) : [];
    const taken = [
      ...cornersOf(view.size),
      ...(rings ? takenByRings(rings, view) : []),
      ...pins.map((pin) => ({
        ...view.toPoint(pin),
        halfWidth: PIN_PIXELS,
        halfHeight: PIN_PIXELS,
      })),
    ];
    return chooseLandmarks([...names.towns, ...areas], view, taken);
  }, [names, view, rings, pins]);
  return (
    <div aria-hidden className={styles.drawing}>
      {chosen.map(({ name, point, latitude, longitude }) => (
        <span
          key={`${name} ${latitude} ${longitude}`}
          className={styles.landmark}
          style={placed(point)}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

/** Those in sight, the nearest to the middle first. */
function nearest(areas: readonly Landmark[], { toPoint, size }: AreaView): readonly Landmark[] {
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  return areas
    .map((area) => {
      const { x, y } = toPoint(area);
      return { area, right: Math.abs(x - halfWidth), down: Math.abs(y - halfHeight) };
    })
    .filter(({ right, down }) => right < halfWidth && down < halfHeight)
    .toSorted((one, other) => Math.hypot(one.right, one.down) - Math.hypot(other.right, other.down))
    .map(({ area }) => area);
}

function useNames(): Names {
  const [names, setNames] = useState<Names>({ towns: [], areas: [] });
  useEffect(() => {
    let isCurrent = true;
    Promise.all([canadianPlaces(), postalAreas()]).then(
      ([towns, areas]) => {
        const codes = [...areas.values()].map((area) => ({ ...area, name: area.code }));
        if (isCurrent) setNames({ towns, areas: codes });
      },
      // The rings say how far it is without names.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return names;
}
