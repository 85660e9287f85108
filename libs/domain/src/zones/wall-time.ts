import type { CalendarDay } from './calendar.ts';
import { calendarDay, calendarParts } from './calendar.ts';
import type { Instant } from './instant.ts';
import { toMilliseconds } from './instant.ts';
import { zoneForIntl } from './recent-changes.ts';
import type { TimeZone } from './time-zone-name.ts';

/** What a clock on the wall and the calendar beside it show; month 1 is January. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

/** A time of day on a 24-hour clock. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const DAY_MS = 86_400_000;
const formats = new Map<TimeZone, Intl.DateTimeFormat>();

/** What the clocks of a zone show at a point in time. Throws a RangeError for an unknown zone. */
export function wallTimeIn(instant: Instant, zone: TimeZone): Required<WallTime> {
  const milliseconds = toMilliseconds(instant);
  return intlWallTime(milliseconds, intlZone(milliseconds, zone));
}

/** The zone to hand to Intl for a point in time, right also where its zone data are out of date. */
export function intlZone(instant: Instant, zone: TimeZone): TimeZone {
  return zoneForIntl(zone, toMilliseconds(instant), (milliseconds, name) =>
    minutesShown(milliseconds, intlWallTime(milliseconds, name)),
  );
}

function intlWallTime(milliseconds: number, zone: TimeZone): Required<WallTime> {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of zoneFormat(zone).formatToParts(milliseconds)) {
    if (type !== 'literal') {
      parts[type] = Number(value);
    }
  }
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

/**
 * The point in time at which a zone's clocks show a wall time. In the hour that a change skips the
 * clock has gone on (2:30 is then 3:30); in the hour that comes twice it is the first.
 */
export function instantOf(wall: WallTime, zone: TimeZone): Date {
  const { hour, minute, second = 0 } = wall;
  const midnight = Date.parse(`${calendarDay(wall.year, wall.month, wall.day)}T00:00:00Z`);
  if (!(isWithin(hour, 24) && isWithin(minute, 60) && isWithin(second, 60))) {
    throw new RangeError(`Not a time of day: ${hour}:${minute}:${second}`);
  }
  const asUtc = midnight + ((hour * 60 + minute) * 60 + second) * 1000;
  const before = offsetAt(asUtc - DAY_MS, zone);
  const after = offsetAt(asUtc + DAY_MS, zone);
  const candidates = [asUtc - before, asUtc - after].filter(
    (candidate) => candidate + offsetAt(candidate, zone) === asUtc,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtc - before);
}

/** The point in time of a day and a time of day in a zone; see `instantOf`. */
export function instantOnDay(day: CalendarDay, time: TimeOfDay, zone: TimeZone): Date {
  return instantOf({ ...calendarParts(day), ...time }, zone);
}

/** The calendar day that a zone has at a point in time. */
export function calendarDayIn(instant: Instant, zone: TimeZone): CalendarDay {
  const { year, month, day } = wallTimeIn(instant, zone);
  return calendarDay(year, month, day);
}

/** The first moment of a day in a zone, and the first moment of the next: [from, to). */
export function dayBounds(day: CalendarDay, zone: TimeZone): { from: Date; to: Date } {
  const { year, month, day: date } = calendarParts(day);
  const next = new Date(Date.UTC(year, month - 1, date + 1));
  return {
    from: instantOnDay(day, { hour: 0, minute: 0 }, zone),
    to: instantOf(
      {
        year: next.getUTCFullYear(),
        month: next.getUTCMonth() + 1,
        day: next.getUTCDate(),
        hour: 0,
        minute: 0,
      },
      zone,
    ),
  };
}

/** A zone's offset from UTC in minutes at a point in time; west of Greenwich negative. */
export function offsetMinutes(instant: Instant, zone: TimeZone): number {
  return offsetAt(toMilliseconds(instant), zone) / 60_000;
}

/** Whether Intl here knows a zone of that name. */
export function isTimeZone(zone: string): boolean {
  try {
    zoneFormat(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) {
      return false;
    }
    throw error;
  }
}

function offsetAt(milliseconds: number, zone: TimeZone): number {
  return minutesShown(milliseconds, wallTimeIn(milliseconds, zone)) * 60_000;
}

function minutesShown(milliseconds: number, wall: Required<WallTime>): number {
  const { year, month, day, hour, minute, second } = wall;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return (shown - Math.floor(milliseconds / 1000) * 1000) / 60_000;
}

function zoneFormat(zone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

function isWithin(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}
