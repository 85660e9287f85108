import type { TempPost } from '@leafshift/contracts/posts';

/** The point of a shift, as a key. */
export const placeKeyOf = ({ location }: Pick<TempPost, 'location'>): string =>
  `${location.latitude},${location.longitude}`;
