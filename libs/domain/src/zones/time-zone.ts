export type { CalendarDay, CalendarMonth } from './calendar.ts';
export {
  addDays,
  addMonths,
  calendarDay,
  calendarParts,
  daysBetween,
  monthGrid,
  monthOf,
  toCalendarDay,
  weekday,
} from './calendar.ts';

export { timeZoneOf } from './canadian-zones.ts';
export type { Instant } from './instant.ts';
export { toMilliseconds } from './instant.ts';
export { addHours, hoursBetween, roundUpToQuarterHour } from './shift-time.ts';
export type { TimeZone } from './time-zone-name.ts';
export type { TimeOfDay } from './wall-time.ts';
export {
  calendarDayIn,
  dayBounds,
  instantOf,
  instantOnDay,
  isTimeZone,
  offsetMinutes,
  wallTimeIn,
} from './wall-time.ts';
