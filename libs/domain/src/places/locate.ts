import { metresBetween, type Position } from './distance.ts';
import { areaCodeOf, type PostalArea, postalAreas, provincesOfPostalCode } from './postal-areas.ts';
import type { PlacePrecision } from './precision.ts';
import { PROVINCE_CAPITALS } from './province-capitals.ts';
import { findProvince } from './provinces.ts';
import { canadianPlaces, findTown } from './towns.ts';

/** What of an address says where it is. */
export interface AddressParts {
  readonly city: string;
  readonly province: string;
  readonly postalCode?: string | undefined;
}

/** Where an address is, in degrees. */
export interface LocatedPlace extends Position {
  readonly precision: Exclude<PlacePrecision, 'street'>;
  /** The capital whose position is taken because neither town nor postal code is known. */
  readonly standIn: string | null;
}

/** As far as a postal area may be from the town that was named with it. */
export const WITH_TOWN_METRES = 60_000;

/** Where the province's capital is, which stands in for a town until more is known. */
export function capitalPosition(province: string): LocatedPlace | null {
  const found = findProvince(province);
  if (!found) return null;
  const { name, latitude, longitude } = PROVINCE_CAPITALS[found.code];
  return { latitude, longitude, precision: 'town', standIn: name };
}

/**
 * Where an address is: in its postal area, else in its town, else its province's capital, said in
 * `standIn`. A postal code of elsewhere than the town does not count. Null outside of Canada.
 */
export async function locateAddress(parts: AddressParts): Promise<LocatedPlace | null> {
  const capital = capitalPosition(parts.province);
  const province = findProvince(parts.province)?.code;
  if (!capital || !province) return null;
  try {
    const town = findTown(await canadianPlaces(), parts.city, province);
    const area = await findArea(parts.postalCode ?? '', province);
    if (area && (!town || metresBetween(area, town) <= WITH_TOWN_METRES)) {
      const { latitude, longitude } = area;
      return { latitude, longitude, precision: 'area', standIn: null };
    }
    if (!town) return capital;
    const { latitude, longitude } = town;
    return { latitude, longitude, precision: 'town', standIn: null };
  } catch {
    // Without the lists the capital has to do, and the form says so.
    return capital;
  }
}

async function findArea(postalCode: string, province: string): Promise<PostalArea | undefined> {
  const code = areaCodeOf(postalCode);
  const isThere = code !== null && provincesOfPostalCode(code).includes(province);
  return isThere ? (await postalAreas()).get(code) : undefined;
}
