import type { Location } from '@leafshift/contracts/profile';
import { roundStart, shiftEnd } from '@leafshift/domain/posting-rules';
import { findProvince } from '@leafshift/domain/provinces';
import {
  addDays,
  type CalendarDay,
  calendarDayIn,
  daysBetween,
  instantOnDay,
  type TimeOfDay,
  type TimeZone,
  timeZoneOf,
  toCalendarDay,
  wallTimeIn,
} from '@leafshift/domain/time-zone';

/** A location's time zone, or null where its province is not a Canadian one. */
export function zoneOf(location: Location): TimeZone | null {
  return findProvince(location.province) ? timeZoneOf(location.province, location) : null;
}

/** `HH:mm` as a time of day. */
function timeOfDay(text: string): TimeOfDay {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

/** A time of day as `HH:mm`. */
function timeText({ hour, minute }: TimeOfDay): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The start on a day at the location, in UTC. */
export function startOn(day: string, time: string, zone: TimeZone): Date {
  return instantOnDay(toCalendarDay(day), timeOfDay(time), zone);
}

/**
 * The start on the next 15-minute mark. After 23:45 that is midnight, so the days move to the next
 * ones.
 */
export function roundedStart(
  time: string,
  days: readonly string[],
): { time: string; days: readonly string[] } {
  const anyDay = toCalendarDay('2000-01-01');
  const rounded = wallTimeIn(roundStart(instantOnDay(anyDay, timeOfDay(time), 'UTC')), 'UTC');
  return {
    time: timeText(rounded),
    days: rounded.day === 1 ? days : days.map((day) => addDays(toCalendarDay(day), 1)),
  };
}

/** When a shift ends at its location, and how many days after its start that is. */
export function endOfShift(
  day: CalendarDay,
  time: string,
  durationHours: number,
  zone: TimeZone,
): { end: Date; daysLater: number } {
  const end = shiftEnd(startOn(day, time, zone), durationHours);
  return { end, daysLater: daysBetween(day, calendarDayIn(end, zone)) };
}
