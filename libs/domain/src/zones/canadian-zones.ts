import type { ProvinceCode } from '../provinces.ts';
import { findProvince } from '../provinces.ts';
import type { TimeZone } from './wall-time.ts';

/** Degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A part of a province, as a box in degrees, whose clocks differ from the rest. */
interface Exception {
  readonly zone: TimeZone;
  readonly south?: number;
  readonly north?: number;
  readonly west?: number;
  readonly east?: number;
}

const PROVINCE_ZONES: Readonly<Record<ProvinceCode, TimeZone>> = {
  BC: 'America/Vancouver',
  AB: 'America/Edmonton',
  SK: 'America/Regina',
  MB: 'America/Winnipeg',
  ON: 'America/Toronto',
  QC: 'America/Toronto',
  NB: 'America/Moncton',
  NS: 'America/Halifax',
  PE: 'America/Halifax',
  NL: 'America/St_Johns',
  YT: 'America/Whitehorse',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
};

const EXCEPTIONS: Readonly<Partial<Record<ProvinceCode, readonly Exception[]>>> = {};

/**
 * The time zone of a place from its province (name or code) and, where known, its coordinates.
 * Throws a RangeError for an unknown province.
 */
export function timeZoneOf(province: string, coordinates?: Coordinates | null): TimeZone {
  const found = findProvince(province);
  if (!found) {
    throw new RangeError(`Not a Canadian province or territory: ${province}`);
  }
  const exception = coordinates
    ? EXCEPTIONS[found.code]?.find((area) => contains(area, coordinates))
    : undefined;
  return exception?.zone ?? PROVINCE_ZONES[found.code];
}

function contains(area: Exception, { latitude, longitude }: Coordinates): boolean {
  const { south = -90, north = 90, west = -180, east = 180 } = area;
  return latitude >= south && latitude < north && longitude >= west && longitude < east;
}
