import { addMonths, calendarDay, instantOnDay, type TimeZone } from './time-zone.ts';

/** From `from` on and before `to`. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const MIDNIGHT = { hour: 0, minute: 0 } as const;

/** When a month of a zone's calendar begins. */
export const beginOfMonth = (year: number, month: number, zone: TimeZone): Date =>
  instantOnDay(calendarDay(year, month, 1), MIDNIGHT, zone);

/** A month such as `2026-05` of a zone's calendar. */
export function monthSpan(period: string, zone: TimeZone): Span {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const next = addMonths({ year, month }, 1);
  return {
    from: beginOfMonth(year, month, zone),
    to: beginOfMonth(next.year, next.month, zone),
  };
}
