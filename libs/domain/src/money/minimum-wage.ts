import type { ProvinceCode } from '../places/provinces.ts';
import { findProvince } from '../places/provinces.ts';
import type { CalendarDay } from '../zones/calendar.ts';
import { toCalendarDay } from '../zones/calendar.ts';
import { dollarsToCents, findCents } from './money.ts';

/** A general minimum wage in dollars an hour, from a day on (YYYY-MM-DD). */
export interface MinimumWageStep {
  readonly from: string;
  readonly amount: number;
}

/** An operator's minimum wage for a province, by name or code. */
export interface MinimumWageOverride extends MinimumWageStep {
  readonly province: string;
}

/** What the form warns of: the rate is under this figure. Dollars. */
export interface MinimumWage {
  readonly province: ProvinceCode;
  readonly amount: number;
  readonly from: CalendarDay;
}

/**
 * General minimum wages as published by the provinces and territories, oldest first. Later changes
 * come by an operator's override or with a release; the autumn 2026 figures of Saskatchewan, the
 * Northwest Territories and Nunavut are not in it.
 */
export const MINIMUM_WAGES: Readonly<Record<ProvinceCode, readonly MinimumWageStep[]>> = {
  AB: [{ from: '2018-10-01', amount: 15 }],
  BC: [
    { from: '2023-06-01', amount: 16.75 },
    { from: '2024-06-01', amount: 17.4 },
    { from: '2025-06-01', amount: 17.85 },
    { from: '2026-06-01', amount: 18.25 },
  ],
  MB: [
    { from: '2023-10-01', amount: 15.3 },
    { from: '2024-10-01', amount: 15.8 },
    { from: '2025-10-01', amount: 16 },
    { from: '2026-10-01', amount: 16.4 },
  ],
  NB: [
    { from: '2023-04-01', amount: 14.75 },
    { from: '2024-04-01', amount: 15.3 },
    { from: '2025-04-01', amount: 15.65 },
    { from: '2026-04-01', amount: 15.9 },
  ],
  NL: [
    { from: '2023-10-01', amount: 15 },
    { from: '2024-04-01', amount: 15.6 },
    { from: '2025-04-01', amount: 16 },
    { from: '2026-04-01', amount: 16.35 },
  ],
  NS: [
    { from: '2023-10-01', amount: 15 },
    { from: '2024-04-01', amount: 15.2 },
    { from: '2025-04-01', amount: 15.7 },
    { from: '2025-10-01', amount: 16.5 },
    { from: '2026-04-01', amount: 16.75 },
    { from: '2026-10-01', amount: 17 },
  ],
  NT: [
    { from: '2023-09-01', amount: 16.05 },
    { from: '2024-09-01', amount: 16.7 },
    { from: '2025-09-01', amount: 16.95 },
  ],
  NU: [
    { from: '2024-01-01', amount: 19 },
    { from: '2025-09-01', amount: 19.75 },
  ],
  ON: [
    { from: '2023-10-01', amount: 16.55 },
    { from: '2024-10-01', amount: 17.2 },
    { from: '2025-10-01', amount: 17.6 },
    { from: '2026-10-01', amount: 17.95 },
  ],
  PE: [
    { from: '2023-10-01', amount: 15 },
    { from: '2024-04-01', amount: 15.4 },
    { from: '2024-10-01', amount: 16 },
    { from: '2025-10-01', amount: 16.5 },
    { from: '2026-04-01', amount: 17 },
  ],
  QC: [
    { from: '2023-05-01', amount: 15.25 },
    { from: '2024-05-01', amount: 15.75 },
    { from: '2025-05-01', amount: 16.1 },
    { from: '2026-05-01', amount: 16.6 },
  ],
  SK: [
    { from: '2023-10-01', amount: 14 },
    { from: '2024-10-01', amount: 15 },
    { from: '2025-10-01', amount: 15.35 },
  ],
  YT: [
    { from: '2023-04-01', amount: 16.77 },
    { from: '2024-04-01', amount: 17.59 },
    { from: '2025-04-01', amount: 17.94 },
    { from: '2026-04-01', amount: 18.51 },
  ],
};

/** The minimum wage of a place on a day; null for an unknown province or a day before the table. */
export function findMinimumWage(
  province: string,
  on: CalendarDay,
  overrides: readonly MinimumWageOverride[] = [],
): MinimumWage | null {
  const code = findProvince(province)?.code;
  if (!code) {
    return null;
  }
  const own = overrides.filter((entry) => findProvince(entry.province)?.code === code);
  const step = [...MINIMUM_WAGES[code], ...own]
    .filter((entry) => toCalendarDay(entry.from) <= on)
    .reduce<MinimumWageStep | null>(
      (latest, entry) => (latest && latest.from > entry.from ? latest : entry),
      null,
    );
  return step ? { province: code, amount: step.amount, from: toCalendarDay(step.from) } : null;
}

/** The minimum wage that an hourly rate in dollars is under, to warn of; null where it is not. */
export function minimumWageWarning(
  rate: number,
  province: string,
  on: CalendarDay,
  overrides: readonly MinimumWageOverride[] = [],
): MinimumWage | null {
  const wage = findMinimumWage(province, on, overrides);
  return wage && dollarsToCents(rate) < dollarsToCents(wage.amount) ? wage : null;
}

/** Checks an operator's overrides when the configuration is read. Throws a RangeError. */
export function checkMinimumWageOverrides(overrides: readonly MinimumWageOverride[]): void {
  for (const { province, from, amount } of overrides) {
    toCalendarDay(from);
    if (!findProvince(province) || (findCents(amount) ?? 0) <= 0) {
      throw new RangeError(`Not a minimum wage: ${province}, ${amount} from ${from}`);
    }
  }
}
