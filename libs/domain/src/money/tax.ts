import type { ProvinceCode } from '../places/provinces.ts';
import { findProvince } from '../places/provinces.ts';
import type { CalendarDay } from '../zones/time-zone.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import type { DecimalInput } from './exact/decimal.ts';
import { percentage } from './exact/percentage.ts';

/** Percent of tax by province (MONEY-7). The territories are not in that table. */
const TAX_PERCENT: Readonly<Partial<Record<ProvinceCode, number>>> = {
  AB: 5,
  BC: 5,
  MB: 12,
  NB: 15,
  NL: 15,
  NS: 15,
  ON: 13,
  PE: 15,
  QC: 14.975,
  SK: 11,
};

/** An operator's rate for a province from a day on (YYYY-MM-DD, in the province). */
export interface TaxOverride {
  readonly province: string;
  readonly percent: DecimalInput;
  readonly from: string;
}

export interface TaxQuestion {
  /** Name or short code of the province of the shift's location. */
  readonly province: string;
  /** The shift's calendar day at its location. */
  readonly on: CalendarDay;
  readonly overrides?: readonly TaxOverride[];
  /** The account's own rate for Ontario; goes before table and overrides. */
  readonly taxPercentON?: DecimalInput | null | undefined;
}

/** Thrown for a province that has no rate; its message is that of MONEY-8. */
export class InvalidProvinceError extends Error {
  override readonly name = 'InvalidProvinceError';
  readonly code = 'INVALID_PROVINCE';

  constructor() {
    super('Invalid input');
  }
}

/**
 * The percentage of tax at a place on a day (MONEY-7 and the dated overrides of MONEY-9).
 * Throws InvalidProvinceError ('Invalid input') where the province has no rate.
 */
export function taxPercentFor(question: TaxQuestion): number {
  const code = taxProvince(question.province);
  if (code === 'ON' && question.taxPercentON !== null && question.taxPercentON !== undefined) {
    return percentage(question.taxPercentON);
  }
  const override = (question.overrides ?? [])
    .filter((entry) => taxProvince(entry.province) === code)
    .filter((entry) => toCalendarDay(entry.from) <= question.on)
    .reduce<TaxOverride | null>(
      (latest, entry) => (latest && latest.from > entry.from ? latest : entry),
      null,
    );
  const percent = override ? override.percent : TAX_PERCENT[code];
  if (percent === undefined) {
    throw new InvalidProvinceError();
  }
  return percentage(percent);
}

/** Whether a province, by name or code, has a rate in the table. */
export function hasTaxRate(province: string): boolean {
  const found = findProvince(province);
  return found !== null && TAX_PERCENT[found.code] !== undefined;
}

/**
 * Checks an operator's overrides when the configuration is read.
 * Throws a RangeError that names the entry, or InvalidProvinceError.
 */
export function checkTaxOverrides(overrides: readonly TaxOverride[]): void {
  for (const entry of overrides) {
    taxProvince(entry.province);
    toCalendarDay(entry.from);
    percentage(entry.percent);
  }
}

function taxProvince(province: string): ProvinceCode {
  const found = findProvince(province);
  if (!found || TAX_PERCENT[found.code] === undefined) {
    throw new InvalidProvinceError();
  }
  return found.code;
}
