import { findProvince } from '@leafshift/domain/provinces';
import { canadianPlaces, findTown } from './canadian-places.ts';
import { type Capital, PROVINCE_CAPITALS } from './province-capitals.ts';

/** Where a town is, in degrees. */
export interface TownPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** The capital whose position is taken because the town itself is not known. */
  readonly standIn: string | null;
}

/** Where the province's capital is, which stands in for a town until more is known. */
export function capitalPosition(province: string): TownPosition | null {
  const found = findProvince(province);
  if (!found) return null;
  const { name, latitude, longitude }: Capital = PROVINCE_CAPITALS[found.code];
  return { latitude, longitude, standIn: name };
}

/**
 * Where a town is; its province's capital where the town is not known or the list of towns cannot
 * be loaded, said in `standIn`. Null for a place outside of Canada's provinces.
 */
export async function locateTown(city: string, province: string): Promise<TownPosition | null> {
  const capital = capitalPosition(province);
  try {
    const town = findTown(await canadianPlaces(), city, findProvince(province)?.code ?? province);
    return town ? { latitude: town.latitude, longitude: town.longitude, standIn: null } : capital;
  } catch {
    // Without the list the capital has to do, and the form says so.
    return capital;
  }
}
