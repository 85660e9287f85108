import type { Spent } from './expenses.ts';

/**
 * A market of the whole country as it is assumed here, to be replaced by whoever knows better: four
 * thousand businesses that post as often as the simulated ones, half of whose work falls into three hours of a day.
 */
export const NATIONAL = {
  shiftsAMonth: 100_000,
  daysAMonth: 30,
  busyHours: 3,
  busyShare: 0.5,
  /** How full a processor may be at the busiest hour. */
  load: 0.4,
  /** Each member of the replica set keeps everything, and a backup too. */
  copies: 4,
} as const;

/** Canadian dollars a month, as hosts ask for them about; assumptions as well. */
const PRICES = { core: 35, gigabyte: 0.25 } as const;
/** One member of each kind that could serve alone, so that one of two may fail. */
const SPARE = 2;
const MONTHS = 12;
const HOUR_SECONDS = 3600;
const GIGABYTE = 1e9;

/** What such a market would need and cost, on paper. */
export interface NationalMarket {
  /** Cores that the API and the database would need at the busiest hours, one failing included. */
  readonly apiCores: number;
  readonly databaseCores: number;
  /** Gigabytes after a year, with all copies. */
  readonly gigabytes: number;
  /** Dollars a month, at the end of the first year. */
  readonly dollarsAMonth: number;
}

/** Multiplies what the simulated shifts have used. */
export function nationalMarket({
  shifts,
  apiSeconds,
  databaseSeconds,
  diskBytes,
}: Spent): NationalMarket {
  const busiest =
    ((NATIONAL.shiftsAMonth / NATIONAL.daysAMonth) * NATIONAL.busyShare) /
    (NATIONAL.busyHours * HOUR_SECONDS);
  const cores = (seconds: number) =>
    SPARE * Math.max(1, Math.ceil(((seconds / shifts) * busiest) / NATIONAL.load));
  const apiCores = cores(apiSeconds);
  const databaseCores = cores(databaseSeconds);
  const gigabytes =
    ((diskBytes / shifts) * NATIONAL.shiftsAMonth * MONTHS * NATIONAL.copies) / GIGABYTE;
  return {
    ...{ apiCores, databaseCores, gigabytes },
    dollarsAMonth: (apiCores + databaseCores) * PRICES.core + gigabytes * PRICES.gigabyte,
  };
}
