import type { Position } from './distance.ts';
import { type AddressParts, locateAddress } from './locate.ts';
import { postalAreas } from './postal-areas.ts';
import type { Place, PlacePrecision } from './precision.ts';
import { PROVINCE_CAPITALS } from './province-capitals.ts';
import { canadianPlaces } from './towns.ts';

/** An address with its point. */
export type PlacedAddress = AddressParts & Position;

/** Half of the last digit that is kept of the listed points, about ten metres. */
const SAME_DEGREES = 0.000_06;

const isAt = (one: Position, other: Position): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME_DEGREES &&
  Math.abs(one.longitude - other.longitude) < SAME_DEGREES;

/**
 * What a point is: that of a whole town or postal area where it is exactly theirs, else somebody
 * has found the street. Nobody has to say it, so nobody can claim it (ONBOARD-95).
 */
export async function precisionOf(point: Position): Promise<PlacePrecision> {
  const towns = [...Object.values(PROVINCE_CAPITALS), ...(await canadianPlaces())];
  if (towns.some((town) => isAt(point, town))) return 'town';
  const areas = [...(await postalAreas()).values()];
  return areas.some((area) => isAt(point, area)) ? 'area' : 'street';
}

/**
 * The point of an address and how exact it is. One that is only its town's moves to the postal area
 * where the postal code tells that.
 */
export async function placeAddress(address: PlacedAddress): Promise<Required<Place>> {
  const { latitude, longitude } = address;
  const precision = await precisionOf(address);
  const located = precision === 'town' ? await locateAddress(address) : null;
  return located?.precision === 'area'
    ? { latitude: located.latitude, longitude: located.longitude, precision: 'area' }
    : { latitude, longitude, precision };
}
