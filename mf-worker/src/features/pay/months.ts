import { type Cents, sumCents } from '@leafshift/domain/money';
import { type CalendarMonth, calendarDayIn, monthOf } from '@leafshift/domain/time-zone';

/** Of a shift what its month is told by. */
export interface PaidShift {
  readonly date: string;
  readonly timeZone: string;
  /** Two decimals. */
  readonly hours: number;
  readonly pay: Cents;
  /** It is pay of no shift, and none is counted for it. */
  readonly isReward?: boolean;
}

/** The shifts of a month with their totals. */
export interface PaidMonth<Shift> {
  /** `2026-05`. */
  readonly key: string;
  readonly month: CalendarMonth;
  /** Latest first. */
  readonly shifts: readonly Shift[];
  /** How many of them are shifts. */
  readonly count: number;
  /** Of the shifts that are loaded. */
  readonly hours: number;
  readonly pay: Cents;
  /** Whether every shift of the month is loaded, so that the totals are final. */
  readonly isWhole: boolean;
}

/** `2026-05`: such texts sort as the months do. */
export const monthKey = (at: string, zone: string): string => calendarDayIn(at, zone).slice(0, 7);

/**
 * Shifts by the month in which they started, latest first. What is not loaded yet belongs to the month
 * `openUntil` or to an earlier one; it is empty where all is loaded.
 */
export function paidMonths<Shift>(
  shifts: readonly Shift[],
  factsOf: (shift: Shift) => PaidShift,
  openUntil: string,
): readonly PaidMonth<Shift>[] {
  const facts = shifts.map((shift) => ({ shift, facts: factsOf(shift) }));
  const months = new Map<string, typeof facts>();
  for (const each of facts) {
    const key = monthKey(each.facts.date, each.facts.timeZone);
    months.set(key, [...(months.get(key) ?? []), each]);
  }
  return [...months]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([key, own]) => ({
      key,
      month: monthOf(calendarDayIn(`${key}-15T12:00:00Z`, 'UTC')),
      shifts: own
        .toSorted((one, other) => other.facts.date.localeCompare(one.facts.date))
        .map(({ shift }) => shift),
      count: own.filter((each) => !each.facts.isReward).length,
      // Hours have two decimals; added as hundredths, so that the sum has no more.
      hours: own.reduce((sum, each) => sum + Math.round(each.facts.hours * 100), 0) / 100,
      pay: sumCents(own.map((each) => each.facts.pay)),
      isWhole: key > openUntil,
    }));
}
