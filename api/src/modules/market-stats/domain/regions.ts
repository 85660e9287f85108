import type { MarketRegion } from '@leafshift/contracts/market-stats';
import type { ProvinceCode } from '@leafshift/domain/provinces';

/** Neighbours, taken together where too few businesses post in each of them. */
export const REGIONS: Readonly<Record<MarketRegion, readonly ProvinceCode[]>> = {
  west: ['BC', 'AB', 'SK', 'MB'],
  central: ['ON', 'QC'],
  atlantic: ['NB', 'NS', 'PE', 'NL'],
  north: ['YT', 'NT', 'NU'],
};
