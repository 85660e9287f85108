import { addDays, type CalendarDay } from '../zones/time-zone.ts';

const OLDEST_YEARS = 120;

/** The earliest and latest day on which somebody who lives today was born, as `YYYY-MM-DD`. */
export const birthDayRange = (
  today: CalendarDay,
): { readonly min: string; readonly max: string } => ({
  min: `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`,
  max: addDays(today, -1),
});

/** Whether somebody who lives today can be born on that day. */
export function isBirthDay(day: string, today: CalendarDay): boolean {
  const { min, max } = birthDayRange(today);
  return day >= min && day <= max;
}
