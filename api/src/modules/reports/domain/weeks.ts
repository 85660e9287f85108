import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  calendarDayIn,
  dayBounds,
  instantOnDay,
  monthOf,
  toCalendarDay,
  weekday,
} from '@leafshift/domain/time-zone';

/** Reports follow the clock of most of the country. */
export const REPORT_ZONE = 'America/Toronto';

const WEEK = 7;
/** Reports go out on Mondays at eight. */
const SENT_AT = { hour: 8, minute: 0 };
const MONTHS = 6;

/** A week by its Monday. */
export interface ReportWeek {
  readonly monday: CalendarDay;
  readonly sunday: CalendarDay;
}

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const weekOf = (monday: CalendarDay): ReportWeek => ({ monday, sunday: addDays(monday, WEEK - 1) });

/** The week in which an instant is. */
export function weekAt(now: Date): ReportWeek {
  const today = calendarDayIn(now, REPORT_ZONE);
  return weekOf(addDays(today, -((weekday(today) + WEEK - 1) % WEEK)));
}

/** Some weeks before or after another. */
export const weeksFrom = ({ monday }: ReportWeek, weeks: number): ReportWeek =>
  weekOf(addDays(monday, weeks * WEEK));

export const spanOf = ({ monday, sunday }: ReportWeek): Span => ({
  from: dayBounds(monday, REPORT_ZONE).from,
  to: dayBounds(sunday, REPORT_ZONE).to,
});

/** When the report on a week goes out: on the Monday after it. */
export const sentAt = (week: ReportWeek): Date =>
  instantOnDay(weeksFrom(week, 1).monday, SENT_AT, REPORT_ZONE);

/** The week whose report went out last, or goes out now. */
export function lastReported(now: Date): ReportWeek {
  const lastWeek = weeksFrom(weekAt(now), -1);
  return sentAt(lastWeek) <= now ? lastWeek : weeksFrom(lastWeek, -1);
}

/** When the next report goes out. */
export const nextReportAt = (now: Date): Date => sentAt(weeksFrom(lastReported(now), 1));

/** A first and a last day, and what lies within them. */
export interface DaysOfPeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly span: Span;
}

const between = (from: CalendarDay, to: CalendarDay): DaysOfPeriod => ({
  from,
  to,
  span: { from: dayBounds(from, REPORT_ZONE).from, to: dayBounds(to, REPORT_ZONE).to },
});

/** From one day to another one, both included. */
export const daysBetween = (from: string, to: string): DaysOfPeriod =>
  between(toCalendarDay(from), toCalendarDay(to));

/** The month that a day lies in. */
export function monthAround(day: string): DaysOfPeriod {
  const { year, month } = monthOf(toCalendarDay(day));
  const next = addMonths({ year, month }, 1);
  return between(calendarDay(year, month, 1), addDays(calendarDay(next.year, next.month, 1), -1));
}

/** The first days of this month and the five before it, latest first, and what lies between. */
export function lastMonths(now: Date): {
  readonly months: readonly CalendarDay[];
  readonly span: Span;
} {
  const current = monthOf(calendarDayIn(now, REPORT_ZONE));
  const firstDay = (back: number): CalendarDay => {
    const { year, month } = addMonths(current, -back);
    return calendarDay(year, month, 1);
  };
  const months = Array.from({ length: MONTHS }, (_, back) => firstDay(back));
  return {
    months,
    span: {
      from: dayBounds(firstDay(MONTHS - 1), REPORT_ZONE).from,
      to: dayBounds(firstDay(-1), REPORT_ZONE).from,
    },
  };
}
