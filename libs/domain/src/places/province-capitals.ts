import type { ProvinceCode } from '@leafshift/domain/provinces';

export interface Capital {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The capital of each province and territory, with its coordinates in degrees. */
export const PROVINCE_CAPITALS: Readonly<Record<ProvinceCode, Capital>> = {
  BC: { name: 'Victoria', latitude: 48.4284, longitude: -123.3656 },
  AB: { name: 'Edmonton', latitude: 53.5461, longitude: -113.4937 },
  SK: { name: 'Regina', latitude: 50.4452, longitude: -104.6189 },
  MB: { name: 'Winnipeg', latitude: 49.8951, longitude: -97.1384 },
  ON: { name: 'Toronto', latitude: 43.6532, longitude: -79.3832 },
  QC: { name: 'Québec', latitude: 46.8139, longitude: -71.208 },
  NB: { name: 'Fredericton', latitude: 45.9636, longitude: -66.6431 },
  NS: { name: 'Halifax', latitude: 44.6488, longitude: -63.5752 },
  PE: { name: 'Charlottetown', latitude: 46.2382, longitude: -63.1311 },
  NL: { name: "St. John's", latitude: 47.5615, longitude: -52.7126 },
  YT: { name: 'Whitehorse', latitude: 60.7212, longitude: -135.0568 },
  NT: { name: 'Yellowknife', latitude: 62.454, longitude: -114.3718 },
  NU: { name: 'Iqaluit', latitude: 63.7467, longitude: -68.517 },
};
