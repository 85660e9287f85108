import {
  addDays,
  type CalendarDay,
  daysBetween,
  toCalendarDay,
  weekday,
} from '@leafshift/domain/time-zone';

const WEEKS_BACK = 8;
const WEEKS_AHEAD = 4;
const WEEK = 7;
const DAYS_SINCE_MONDAY = (day: CalendarDay): number => (weekday(day) + WEEK - 1) % WEEK;

/** The weeks that the figures are about: eight before this one, this one, and four to come. */
export interface Weeks {
  /** A Monday. */
  readonly from: CalendarDay;
  /** A Sunday. */
  readonly to: CalendarDay;
  /** Every Monday between them. */
  readonly mondays: readonly CalendarDay[];
  /** The Monday of this week. */
  readonly thisWeek: CalendarDay;
}

/** The week that a day is in begins on this Monday. */
const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -DAYS_SINCE_MONDAY(day));

export function weeksAround(today: CalendarDay): Weeks {
  const thisWeek = mondayOf(today);
  const from = addDays(thisWeek, -WEEKS_BACK * WEEK);
  const to = addDays(thisWeek, WEEKS_AHEAD * WEEK + WEEK - 1);
  const count = (daysBetween(from, to) + 1) / WEEK;
  return {
    from,
    to,
    thisWeek,
    mondays: Array.from({ length: count }, (_, week) => addDays(from, week * WEEK)),
  };
}

export const dayOf = (now: Date): CalendarDay => toCalendarDay(now.toISOString().slice(0, 10));
