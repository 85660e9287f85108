import {
  addMonths,
  calendarDay,
  calendarDayIn,
  calendarParts,
  instantOnDay,
  type TimeZone,
} from '@leafshift/domain/time-zone';

/** From `from` on and before `to`. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const MIDNIGHT = { hour: 0, minute: 0 } as const;

const beginOf = (year: number, month: number, zone: TimeZone): Date =>
  instantOnDay(calendarDay(year, month, 1), MIDNIGHT, zone);

/** A month such as `2026-05` of a zone's calendar. */
export function monthSpan(period: string, zone: TimeZone): Span {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const next = addMonths({ year, month }, 1);
  return { from: beginOf(year, month, zone), to: beginOf(next.year, next.month, zone) };
}

/** A year of a zone's calendar. */
export const yearSpan = (year: number, zone: TimeZone): Span => ({
  from: beginOf(year, 1, zone),
  to: beginOf(year + 1, 1, zone),
});

/** Such as `2026-05`. */
export const monthIn = (instant: Date, zone: TimeZone): string =>
  calendarDayIn(instant, zone).slice(0, 7);

export const yearIn = (instant: Date, zone: TimeZone): number =>
  calendarParts(calendarDayIn(instant, zone)).year;
