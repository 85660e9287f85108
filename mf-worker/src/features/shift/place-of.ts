import type { Place } from '@leafshift/domain/places/precision';

/** The place of an address whose coordinates may be missing. */
export const placeOf = (
  address: Partial<Pick<Place, 'latitude' | 'longitude'>> & Pick<Place, 'precision'>,
): Place | null => {
  const { latitude, longitude, precision } = address;
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude, longitude, precision };
};
