import type { Position } from '@leafshift/domain/distance';

const written = ({ latitude, longitude }: Position): string => `${latitude},${longitude}`;

/** A page with the place on a map. */
export const mapAddress = (place: Position): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: written(place) })}`;

/** The widest picture that the service draws, in CSS pixels; it has twice as many. */
const SIZE = '640x220';
const ZOOM = '14';

/** A picture of the map around a place, for who has a key. */
export const mapPicture = (place: Position, key: string, language: string): string =>
  `https://maps.googleapis.com/maps/api/staticmap?${new URLSearchParams({
    center: written(place),
    markers: written(place),
    zoom: ZOOM,
    size: SIZE,
    scale: '2',
    language,
    key,
  })}`;
