import type { CalendarDay, TimeOfDay, TimeZone } from '../zones/time-zone.ts';
import { addDays, instantOnDay, weekday } from '../zones/time-zone.ts';

/** How many drafts one call changes or publishes. */
export const MAX_DRAFTS_AT_ONCE = 200;

/** How many drafts a business can have waiting. */
export const MAX_DRAFTS = 3000;

const DAYS_OF_WEEK = 7;

/** The Sunday of the week that a day lies in: weeks are those of the calendar (SCHED-1). */
export const weekOf = (day: CalendarDay): CalendarDay => addDays(day, -weekday(day));

/** The seven days of the week that a day lies in. */
export const daysOfWeek = (day: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(weekOf(day), index));

/** Reads 'HH:mm'. */
function timeOfDay(text: string): TimeOfDay {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

/** When a draft begins: the time that the clocks of its store show on its day (SCHED-3). */
export const draftStart = (day: CalendarDay, startTime: string, zone: TimeZone): Date =>
  instantOnDay(day, timeOfDay(startTime), zone);

/** What makes two planned shifts the same one: store, role, day and start (SCHED-4). */
export const sameShiftKey = (shift: {
  readonly locationId: string;
  readonly jobTitle: string;
  readonly day: string;
  readonly startTime: string;
}): string => [shift.locationId, shift.jobTitle, shift.day, shift.startTime].join(' ');

/** How far ahead a series may reach, in days. */
const MAX_SERIES_SPAN = 366;

/** The days of a series: those weekdays, 0 the Sunday, from a day until another, both included (SCHED-9). */
export function daysOfSeries(
  from: CalendarDay,
  until: CalendarDay,
  weekdays: readonly number[],
): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let ahead = 0; ahead <= MAX_SERIES_SPAN; ahead += 1) {
    const day = addDays(from, ahead);
    if (day > until) break;
    if (weekdays.includes(weekday(day))) days.push(day);
  }
  return days;
}
