import type { ProvinceCode } from '../places/provinces.ts';
import { findProvince } from '../places/provinces.ts';
import type { TimeZone } from './time-zone-name.ts';

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

/** The first box that holds a place counts. Ontario and Nunavut divide by meridian, by law. */
const EXCEPTIONS: Readonly<Partial<Record<ProvinceCode, readonly Exception[]>>> = {
  BC: [
    // Creston valley, the Peace region and Fort Nelson never change their clocks.
    { zone: 'America/Creston', north: 49.3, west: -116.8, east: -116.3 },
    { zone: 'America/Dawson_Creek', south: 54.6, north: 56, west: -122.7 },
    { zone: 'America/Dawson_Creek', south: 56, north: 58, west: -124.5 },
    { zone: 'America/Fort_Nelson', south: 58, west: -127 },
    // East Kootenay, Columbia valley and Golden keep Alberta's time; the West Kootenay does not.
    { zone: 'America/Edmonton', north: 50.2, west: -116.35 },
    { zone: 'America/Edmonton', south: 50.2, north: 51, west: -116.7 },
    { zone: 'America/Edmonton', south: 51, north: 52, west: -117.5 },
  ],
  SK: [
    // Lloydminster keeps Alberta's time; Creighton and Denare Beach that of Flin Flon.
    { zone: 'America/Edmonton', south: 53.2, north: 53.35, west: -110.1, east: -109.9 },
    { zone: 'America/Winnipeg', south: 54.6, north: 54.9, west: -102.2 },
  ],
  ON: [
    // Atikokan, and Pickle Lake with New Osnaburgh: Eastern Standard Time all year.
    { zone: 'America/Atikokan', south: 48.4, north: 49, west: -92, east: -91.2 },
    { zone: 'America/Atikokan', south: 51, north: 51.7, west: -90.6, east: -89.9 },
    // Upsala and Shebandowan keep Thunder Bay's time; Big Trout Lake that of the west.
    { zone: 'America/Toronto', south: 48.4, north: 49.3, west: -90.75 },
    { zone: 'America/Winnipeg', south: 53.6, north: 54.1, west: -90.1, east: -89.5 },
    { zone: 'America/Winnipeg', east: -90 },
  ],
  QC: [
    // The Magdalen Islands, and the Lower North Shore from the Natashquan River on.
    { zone: 'America/Halifax', south: 47, north: 48, west: -62.5, east: -61 },
    { zone: 'America/Blanc-Sablon', south: 50, north: 52.6, west: -61.75 },
  ],
  NL: [
    // Labrador, but for its south-east from L'Anse-au-Clair to Norman Bay.
    { zone: 'America/Goose_Bay', south: 53 },
    { zone: 'America/Goose_Bay', south: 52, north: 53, east: -57.3 },
  ],
  NU: [
    // Coral Harbour; the Kitikmeot region; Resolute; the Kivalliq region.
    { zone: 'America/Coral_Harbour', south: 62.5, north: 66, west: -87.5, east: -80 },
    { zone: 'America/Cambridge_Bay', south: 66.6, north: 72.6, east: -88.5 },
    { zone: 'America/Cambridge_Bay', east: -102 },
    { zone: 'America/Resolute', south: 72.6, east: -88 },
    { zone: 'America/Rankin_Inlet', south: 60, north: 66.6, east: -85 },
  ],
};

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
