import type { Position } from '@leafshift/domain/distance';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './area-map.module.css';
import { AreaViewContext } from './area-view.ts';
import type { Point } from './geometry.ts';
import { Landmarks } from './landmarks.tsx';
import { MapPicture } from './map-picture.tsx';
import { Rings, type RingsAround } from './rings.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { type ShownArea, useAreaMap } from './use-area-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface AreaMapProps {
  /** What the map shows, for who cannot see it. */
  readonly label: string;
  /** Shown at first, and again when it changes. */
  readonly area: ShownArea;
  /** Where distances count from; null draws no rings. */
  readonly rings: RingsAround | null;
  /** For a picture of the map; without it the rings and the names of towns have to do. */
  readonly googleMapsKey: string | null;
  /** Where pins lie: names of towns leave them free. */
  readonly pins?: readonly Position[];
  /** Stays in the window when it moves. */
  readonly inSight?: Position;
  /** Where somebody pressed. */
  readonly onPress?: (position: Position) => void;
  /** Takes the arrow keys, one step a press, in place of moving the map. */
  readonly onStep?: (step: {
    readonly x: number;
    readonly y: number;
    readonly isLong: boolean;
  }) => void;
  /** What lies on the map: `MapPins` and the like. */
  readonly children?: ReactNode;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const PAN_PIXELS = 80;
const NO_PINS: readonly Position[] = [];

/**
 * A part of the country by its distances: rings at round kilometres, names of towns, north up; with a
 * key for maps a picture lies under them (ADR 374). Left to right in every language.
 */
export function AreaMap(props: AreaMapProps) {
  const {
    label,
    area,
    rings,
    googleMapsKey,
    pins = NO_PINS,
    inSight,
    onPress,
    onStep,
    children,
  } = props;
  const t = useUiText();
  const id = useId();
  const { frame, view, zoomBy, panBy } = useAreaMap(area);
  const [picture, setPicture] = useState<'none' | 'shown' | 'failed'>('none');

  const follow = useEffectEvent((position: Position) => {
    const { x, y } = view.toPoint(position);
    const pixels = { x: overEdge(x, view.size.width), y: overEdge(y, view.size.height) };
    if (pixels.x !== 0 || pixels.y !== 0) panBy(pixels);
  });
  useEffect(() => {
    if (inSight) follow(inSight);
  }, [inSight]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const steps = ZOOM_KEYS[event.key];
    if (!arrow && !steps) return;
    event.preventDefault();
    if (steps) zoomBy(steps);
    else if (arrow && onStep) onStep({ ...arrow, isLong: event.shiftKey });
    else if (arrow) panBy({ x: arrow.x * PAN_PIXELS, y: arrow.y * PAN_PIXELS });
  };
  const press = (event: MouseEvent): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPress?.(view.toPosition({ x: event.clientX - left, y: event.clientY - top }));
  };

  return (
    <figure className={styles.map}>
      <div className={styles.window} dir="ltr">
        <div
          ref={frame}
          role="application"
          aria-label={label}
          aria-describedby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move and zoom it
          tabIndex={0}
          className={styles.frame}
          onKeyDown={onKeyDown}
          {...(onPress && { onClick: press })}
        >
          <AreaViewContext value={view}>
            {googleMapsKey && <MapPicture mapsKey={googleMapsKey} onState={setPicture} />}
            {rings && <Rings {...rings} pins={pins} />}
            {picture !== 'shown' && <Landmarks rings={rings} pins={pins} />}
            {children}
          </AreaViewContext>
        </div>
        <ScaleBar view={view} />
        <ZoomButtons zoomBy={zoomBy} />
      </div>
      <figcaption id={id} className={styles.hint}>
        <span className={styles.byFingers}>{t('map.twoFingers')} </span>
        <span className="ls-unseen">{onStep ? t('map.keysOfPoint') : t('map.keys')}</span>
        <span role="status">{picture === 'failed' && t('map.pictureFailed')}</span>
      </figcaption>
    </figure>
  );
}

const EDGE_PIXELS = 32;

/** How many pixels something lies over the edge of the window; below 0 before its beginning. */
const overEdge = (at: number, room: number): number =>
  Math.min(0, at - EDGE_PIXELS) + Math.max(0, at - room + EDGE_PIXELS);

const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };
