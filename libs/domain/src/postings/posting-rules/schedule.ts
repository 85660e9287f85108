import type { Refusal } from '../../platform/refusal.ts';
import type { CalendarDay } from '../../zones/calendar.ts';
import type { Instant } from '../../zones/instant.ts';
import { toMilliseconds } from '../../zones/instant.ts';
import { addHours, roundUpToQuarterHour } from '../../zones/shift-time.ts';
import type { TimeZone } from '../../zones/time-zone-name.ts';
import { calendarDayIn, instantOnDay, wallTimeIn } from '../../zones/wall-time.ts';
import {
  DURATION_STEP,
  MAX_DAYS_AHEAD,
  MAX_DURATION,
  MAX_WORKERS,
  MIN_DURATION,
  MIN_NOTICE_HOURS,
  MIN_WORKERS,
} from './limits.ts';
import type { PostingCode } from './refusals.ts';
import { POSTING_REFUSALS } from './refusals.ts';

const DAY_HOURS = 24;

/** A start as chosen, on the next 15-minute mark (POST-5). */
export function roundStart(start: Instant): Date {
  return roundUpToQuarterHour(start);
}

/** The earliest start that can be posted now: three hours ahead, on a 15-minute mark. */
export function earliestStart(now: Instant): Date {
  return roundUpToQuarterHour(addHours(now, MIN_NOTICE_HOURS));
}

/** The end of a shift: start plus duration in real hours. */
export function shiftEnd(start: Instant, durationHours: number): Date {
  return addHours(start, durationHours);
}

/** Why a shift cannot start then, or null: three hours from now at least, a year at most. */
export function startRefusal(
  start: Instant,
  now: Instant,
): Refusal<'START_TOO_SOON' | 'START_TOO_FAR_AHEAD' | 'START_NOT_ON_QUARTER'> | null {
  if (toMilliseconds(start) < addHours(now, MIN_NOTICE_HOURS).getTime()) {
    return POSTING_REFUSALS.START_TOO_SOON;
  }
  if (toMilliseconds(start) > addHours(now, MAX_DAYS_AHEAD * DAY_HOURS).getTime()) {
    return POSTING_REFUSALS.START_TOO_FAR_AHEAD;
  }
  const onQuarter = roundStart(start).getTime() === toMilliseconds(start);
  return onQuarter ? null : POSTING_REFUSALS.START_NOT_ON_QUARTER;
}

/** Why a shift cannot last that many hours, or null. */
export function durationRefusal(hours: number): Refusal<PostingCode> | null {
  const allowed =
    hours >= MIN_DURATION && hours <= MAX_DURATION && Number.isInteger(hours / DURATION_STEP);
  return allowed ? null : POSTING_REFUSALS.DURATION_INVALID;
}

/** Why a shift cannot have that many workers, or null. */
export function workersRefusal(workers: number): Refusal<PostingCode> | null {
  const allowed = Number.isInteger(workers) && workers >= MIN_WORKERS && workers <= MAX_WORKERS;
  return allowed ? null : POSTING_REFUSALS.WORKERS_INVALID;
}

/**
 * The starts of a series, in order and each day once: the first start, and the same local time on
 * every further day in the zone (POST-18).
 */
export function seriesStarts(
  first: Instant,
  days: readonly CalendarDay[],
  zone: TimeZone,
): readonly Date[] {
  const { hour, minute } = wallTimeIn(first, zone);
  const all = new Set([calendarDayIn(first, zone), ...days]);
  return [...all].sort().map((day) => instantOnDay(day, { hour, minute }, zone));
}
