declare const calendarDayBrand: unique symbol;

/** A day without a time or zone, as 'YYYY-MM-DD'; such texts sort as the days do. */
export type CalendarDay = string & { readonly [calendarDayBrand]: 'CalendarDay' };

/** A calendar month; month 1 is January. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Reads 'YYYY-MM-DD'. Throws a RangeError for other text and for days that do not exist. */
export function toCalendarDay(text: string): CalendarDay {
  const milliseconds = DAY_TEXT.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(milliseconds) || isoDay(milliseconds) !== text) {
    throw new RangeError(`Not a day as YYYY-MM-DD: ${text}`);
  }
  return text as CalendarDay;
}

/** The day of a year, a month (1 to 12) and a day of the month. Throws a RangeError if there is none. */
export function calendarDay(year: number, month: number, day: number): CalendarDay {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return toCalendarDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** Year, month (1 to 12) and day of the month. */
export function calendarParts(day: CalendarDay): { year: number; month: number; day: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  };
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return toCalendarDay(isoDay(utcMidnight(day) + days * DAY_MS));
}

/** How many days `to` is after `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return new Date(utcMidnight(day)).getUTCDay();
}

/** The month that many months later; earlier for a negative number. */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const index = month.year * 12 + (month.month - 1) + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** The month a day lies in. */
export function monthOf(day: CalendarDay): CalendarMonth {
  const { year, month } = calendarParts(day);
  return { year, month };
}

/** The weeks of a month as rows of seven days, Sunday to Saturday, with the days around it. */
export function monthGrid({ year, month }: CalendarMonth): readonly (readonly CalendarDay[])[] {
  const first = calendarDay(year, month, 1);
  const next = addMonths({ year, month }, 1);
  const length = daysBetween(first, calendarDay(next.year, next.month, 1));
  const start = addDays(first, -weekday(first));
  const weeks = Math.ceil((weekday(first) + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => addDays(start, week * 7 + column)),
  );
}

function utcMidnight(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
