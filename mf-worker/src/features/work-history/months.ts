import type { CompletedShift } from '@leafshift/contracts/posts';
import { type Cents, dollarsToCents, sumCents } from '@leafshift/domain/money';
import { type CalendarMonth, calendarDayIn, monthOf } from '@leafshift/domain/time-zone';

/** A completed shift with my own figures; every shift of a worker's history has them. */
export type WorkedShift = CompletedShift & {
  readonly worked: NonNullable<CompletedShift['worked']>;
};

export interface WorkedMonth {
  /** `2026-05`. */
  readonly key: string;
  readonly month: CalendarMonth;
  /** Latest first. */
  readonly shifts: readonly WorkedShift[];
  /** Of the shifts that are loaded. */
  readonly hours: number;
  readonly pay: Cents;
  /** Whether every shift of the month is loaded, so that the totals are final. */
  readonly isWhole: boolean;
}

const isWorked = (shift: CompletedShift): shift is WorkedShift => shift.worked !== null;

/** `2026-05`: such texts sort as the months do. */
const monthKey = (at: string, zone: string): string => calendarDayIn(at, zone).slice(0, 7);

/**
 * My shifts by the month in which they started, latest first, with their totals. The list comes
 * latest completion first, and a shift starts before it is completed: what is not loaded yet
 * belongs to the month of the last completion or to an earlier one.
 */
export function workedMonths(
  completed: readonly CompletedShift[],
  hasMore: boolean,
): readonly WorkedMonth[] {
  const last = completed.at(-1);
  const openUntil = hasMore && last ? monthKey(last.completedAt, last.timeZone) : '';
  return [...byMonth(completed.filter(isWorked))]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([key, shifts]) => ({
      key,
      month: monthOf(calendarDayIn(`${key}-15T12:00:00Z`, 'UTC')),
      shifts: [...shifts].sort((one, other) => other.date.localeCompare(one.date)),
      hours: hoursOf(shifts),
      pay: sumCents(shifts.map(({ worked }) => dollarsToCents(worked.pay))),
      isWhole: key > openUntil,
    }));
}

function byMonth(shifts: readonly WorkedShift[]): ReadonlyMap<string, readonly WorkedShift[]> {
  const months = new Map<string, WorkedShift[]>();
  for (const shift of shifts) {
    const key = monthKey(shift.date, shift.timeZone);
    months.set(key, [...(months.get(key) ?? []), shift]);
  }
  return months;
}

/** Hours have two decimals; added as hundredths, so that the sum has no more. */
const hoursOf = (shifts: readonly WorkedShift[]): number =>
  shifts.reduce((sum, { worked }) => sum + Math.round(worked.hours * 100), 0) / 100;
