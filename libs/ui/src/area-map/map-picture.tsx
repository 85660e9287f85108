import type { Position } from '@leafshift/domain/distance';
import { useLanguage } from '@leafshift/i18n';
import { useEffect, useState } from 'react';
import styles from './area-map.module.css';
import { useAreaView } from './area-view.ts';
import type { Size } from './geometry.ts';
import { placed } from './rings.tsx';
import type { AreaView } from './use-area-map.ts';

/** How long the map has to lie still before its picture is asked for: each costs. */
const REST_MS = 500;
/** The largest picture of the service, in CSS pixels; it has twice as many. */
const LARGEST = 640;

/** A picture that covers a part of the world. */
interface Picture extends Size {
  readonly centre: Position;
  readonly zoom: number;
}

interface MapPictureProps {
  readonly mapsKey: string;
  readonly onState: (state: 'shown' | 'failed') => void;
}

/** Google's picture of what is seen, under everything else, once the map has come to rest. */
export function MapPicture({ mapsKey, onState }: MapPictureProps) {
  const view = useAreaView();
  const language = useLanguage();
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    const rest = setTimeout(() => setPicture(pictureOf(view)), REST_MS);
    return () => clearTimeout(rest);
  }, [view]);
  if (!picture) return null;
  const scale = 2 ** (view.zoom - picture.zoom);
  return (
    <img
      src={addressOf(picture, mapsKey, language)}
      alt=""
      draggable={false}
      width={picture.width * scale}
      height={picture.height * scale}
      className={styles.picture}
      style={placed(view.toPoint(picture.centre))}
      onLoad={() => onState('shown')}
      onError={() => onState('failed')}
    />
  );
}

/** The picture that covers a view: its zoom is whole, so it is drawn a little larger. */
export function pictureOf({
  centre,
  zoom,
  size,
}: Pick<AreaView, 'centre' | 'zoom' | 'size'>): Picture {
  const longest = Math.max(size.width, size.height);
  const farther = Math.max(0, Math.ceil(Math.log2(longest / (LARGEST * 2 ** (zoom % 1)))));
  const whole = Math.floor(zoom) - farther;
  const scale = 2 ** (zoom - whole);
  return {
    centre,
    zoom: whole,
    width: Math.ceil(size.width / scale),
    height: Math.ceil(size.height / scale),
  };
}

const addressOf = (
  { centre, zoom, width, height }: Picture,
  key: string,
  language: string,
): string =>
  `https://maps.googleapis.com/maps/api/staticmap?${new URLSearchParams({
    center: `${centre.latitude.toFixed(6)},${centre.longitude.toFixed(6)}`,
    zoom: String(zoom),
    size: `${width}x${height}`,
    scale: '2',
    language,
    key,
  })}`;
