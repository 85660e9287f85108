/** The two-letter codes of the ten provinces and three territories, from west to east and north. */
export const PROVINCE_CODES = [
  'BC',
  'AB',
  'SK',
  'MB',
  'ON',
  'QC',
  'NB',
  'NS',
  'PE',
  'NL',
  'YT',
  'NT',
  'NU',
] as const;

export type ProvinceCode = (typeof PROVINCE_CODES)[number];

export interface Province {
  readonly code: ProvinceCode;
  readonly name: string;
  readonly isTerritory: boolean;
}

/** English names by code. */
export const PROVINCE_NAMES: Readonly<Record<ProvinceCode, string>> = {
  BC: 'British Columbia',
  AB: 'Alberta',
  SK: 'Saskatchewan',
  MB: 'Manitoba',
  ON: 'Ontario',
  QC: 'Quebec',
  NB: 'New Brunswick',
  NS: 'Nova Scotia',
  PE: 'Prince Edward Island',
  NL: 'Newfoundland and Labrador',
  YT: 'Yukon',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
};

const TERRITORIES: ReadonlySet<ProvinceCode> = new Set(['YT', 'NT', 'NU']);

/** All thirteen, in the order of PROVINCE_CODES. */
export const PROVINCES: readonly Province[] = PROVINCE_CODES.map((code) => ({
  code,
  name: PROVINCE_NAMES[code],
  isTerritory: TERRITORIES.has(code),
}));

const BY_KEY: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) => [
    [key(province.code), province],
    [key(province.name), province],
  ]),
);

/** The province of a code or English name; case, accents and outer spaces do not matter. */
export function findProvince(codeOrName: string): Province | null {
  return BY_KEY.get(key(codeOrName)) ?? null;
}

function key(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
