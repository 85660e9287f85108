import type { Instant } from './instant.ts';
import { toMilliseconds } from './instant.ts';

export type RelativeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** How long ago something was: a whole number of one unit. */
export interface RelativeTime {
  readonly value: number;
  readonly unit: RelativeUnit;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** A twelfth of a mean year of 365.25 days. */
const MONTH_MS = 30.4375 * DAY_MS;

const LETTERS: Readonly<Record<RelativeUnit, string>> = {
  minute: 'm',
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'm',
  year: 'y',
};

/**
 * How long ago, in full units, by the limits of LOOK-3: minutes under 60, hours under 24, days
 * under 7, weeks under 4, months under 12, then years. What lies ahead counts as now, and 28 days
 * are a month already, because four weeks no longer are weeks.
 */
export function relativeTime(then: Instant, now: Instant): RelativeTime {
  const elapsed = Math.max(0, toMilliseconds(now) - toMilliseconds(then));
  if (elapsed < HOUR_MS) {
    return { value: Math.floor(elapsed / MINUTE_MS), unit: 'minute' };
  }
  if (elapsed < DAY_MS) {
    return { value: Math.floor(elapsed / HOUR_MS), unit: 'hour' };
  }
  if (elapsed < WEEK_MS) {
    return { value: Math.floor(elapsed / DAY_MS), unit: 'day' };
  }
  if (elapsed < 4 * WEEK_MS) {
    return { value: Math.floor(elapsed / WEEK_MS), unit: 'week' };
  }
  const months = Math.max(1, Math.floor(elapsed / MONTH_MS));
  return months < 12
    ? { value: months, unit: 'month' }
    : { value: Math.floor(months / 12), unit: 'year' };
}

/** The short English form: '5m', '3h', '6d', '2w', '4m' for months, '1y' (LOOK-3). */
export function shortRelativeTime(then: Instant, now: Instant): string {
  const { value, unit } = relativeTime(then, now);
  return `${value}${LETTERS[unit]}`;
}

/**
 * The short form in a language: the letters of LOOK-3 in English, the unit's own short name
 * elsewhere ('3 Tg.', '3 j'). `locale` is a BCP 47 tag.
 */
export function shortAge(then: Instant, now: Instant, locale: string): string {
  if (locale.startsWith('en')) return shortRelativeTime(then, now);
  const { value, unit } = relativeTime(then, now);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
