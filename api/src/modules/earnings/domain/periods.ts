import { beginOfMonth, type Span } from '@leafshift/domain/month-span';
import { calendarDayIn, calendarParts, type TimeZone } from '@leafshift/domain/time-zone';

/** A year of a zone's calendar. */
export const yearSpan = (year: number, zone: TimeZone): Span => ({
  from: beginOfMonth(year, 1, zone),
  to: beginOfMonth(year + 1, 1, zone),
});

/** Such as `2026-05`. */
export const monthIn = (instant: Date, zone: TimeZone): string =>
  calendarDayIn(instant, zone).slice(0, 7);

export const yearIn = (instant: Date, zone: TimeZone): number =>
  calendarParts(calendarDayIn(instant, zone)).year;
