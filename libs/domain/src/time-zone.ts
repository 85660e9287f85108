export type { CalendarDay, CalendarMonth } from './zones/calendar.ts';
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
} from './zones/calendar.ts';

export { timeZoneOf } from './zones/canadian-zones.ts';
export type { Instant } from './zones/instant.ts';
export { toMilliseconds } from './zones/instant.ts';
export { addHours, hoursBetween, roundUpToQuarterHour } from './zones/shift-time.ts';
export type { TimeZone } from './zones/time-zone-name.ts';
export type { TimeOfDay } from './zones/wall-time.ts';
export {
  calendarDayIn,
  dayBounds,
  instantOf,
  instantOnDay,
  isTimeZone,
  offsetMinutes,
  wallTimeIn,
} from './zones/wall-time.ts';
