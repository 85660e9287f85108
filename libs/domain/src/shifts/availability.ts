import { metresBetween, type Position } from '../places/distance.ts';
import {
  addDays,
  type CalendarDay,
  calendarDayIn,
  type TimeZone,
  wallTimeIn,
  weekday,
} from '../zones/time-zone.ts';

/** From one time of day to another, `HH:MM`; over midnight where the second is not the later one. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** When somebody works on a day of the week. */
export type DayTimes = 'any' | 'none' | DayWindow;

/** Days of the calendar, both included. */
export interface DaysOff {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** When, as what and how far from home a worker wants to work (FIND-1). */
export interface Availability {
  /** Seven days, Sunday first; a shift belongs to the day on which it begins. */
  readonly weekly: readonly DayTimes[];
  readonly daysOff: readonly DaysOff[];
  /** Job titles; none is any. */
  readonly roles: readonly string[];
  /** Kilometres from home; null is any distance. */
  readonly withinKm: number | null;
}

/** What an availability is compared with. */
export interface OfferedWork {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: TimeZone;
  readonly jobTitle: string;
  readonly location: Position;
}

/** Why a shift does not suit somebody. */
export type UnsuitedReason = 'day-off' | 'time' | 'role' | 'distance';

/** Of who has said nothing. */
export const ALWAYS_AVAILABLE: Availability = {
  weekly: ['any', 'any', 'any', 'any', 'any', 'any', 'any'],
  daysOff: [],
  roles: [],
  withinKm: null,
};

const DAY_MINUTES = 24 * 60;

/** Why the shift does not suit a worker who lives at `home`; null where it does (FIND-2). */
export function unsuitedReason(
  { weekly, daysOff, roles, withinKm }: Availability,
  shift: OfferedWork,
  home: Position | null,
): UnsuitedReason | null {
  const day = calendarDayIn(shift.startsAt, shift.timeZone);
  const lastDay = calendarDayIn(new Date(shift.endsAt.getTime() - 1), shift.timeZone);
  if (daysOff.some(({ from, to }) => from <= lastDay && day <= to)) {
    return 'day-off';
  }
  if (!isWithin(weekly[weekday(day)] ?? 'any', shift, day)) {
    return 'time';
  }
  if (roles.length > 0 && !roles.includes(shift.jobTitle)) {
    return 'role';
  }
  const isTooFar =
    withinKm !== null && home !== null && metresBetween(home, shift.location) > withinKm * 1000;
  return isTooFar ? 'distance' : null;
}

function isWithin(times: DayTimes, shift: OfferedWork, day: CalendarDay): boolean {
  if (times === 'any' || times === 'none') {
    return times === 'any';
  }
  const from = minutesOf(times.from);
  const to = minutesOf(times.to);
  const begins = minutesSince(day, shift.startsAt, shift.timeZone);
  const ends = minutesSince(day, shift.endsAt, shift.timeZone);
  return from <= begins && ends <= (to > from ? to : to + DAY_MINUTES);
}

/** What the clock has shown since the beginning of a day, as if every day had 24 hours. */
function minutesSince(day: CalendarDay, instant: Date, timeZone: TimeZone): number {
  const { hour, minute } = wallTimeIn(instant, timeZone);
  const days = calendarDayIn(instant, timeZone) >= addDays(day, 1) ? 1 : 0;
  return days * DAY_MINUTES + hour * 60 + minute;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
