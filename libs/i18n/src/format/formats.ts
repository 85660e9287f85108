import {
  formatDate,
  formatDay,
  formatDayOfWeek,
  formatDollars,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimeRange,
  formatTwoDecimals,
  formatWholeDollars,
  formatZoneName,
  weekdayNames,
} from '@leafshift/domain/format';
import type { Language } from '@leafshift/domain/languages';
import { localeTag } from '@leafshift/domain/languages';
import type { CalendarDay, CalendarMonth, Instant, TimeZone } from '@leafshift/domain/time-zone';

/** Numbers, money, days and times as one language writes them; the rules are the domain's. */
export interface Formats {
  /** Dollars as on the wire: `$543.00`. */
  dollars(dollars: number): string;
  /** Where the sign stands at a field for dollars. */
  readonly dollarSign: { readonly prefix: '$' } | { readonly suffix: '$' };
  /** At most two decimals: `7.5`. */
  number(value: number): string;
  /** Always two decimals: `7.50`. */
  twoDecimals(value: number): string;
  /** 14.975 is `14.975%`. */
  percent(percent: number): string;
  /** A length in hours with its unit: `7.5 hours`. */
  hours(hours: number): string;
  /** `4:00 PM` in English; other languages have their own clock. */
  time(instant: Instant, zone: TimeZone): string;
  timeRange(start: Instant, end: Instant, zone: TimeZone): string;
  /** `Fri, May 1, 2026`. */
  date(instant: Instant, zone: TimeZone): string;
  /** `Friday, May 1, 2026`. */
  day(day: CalendarDay): string;
  /** `Fri, May 1`, where the year is known. */
  dayOfWeek(day: CalendarDay): string;
  /** `May 2026`. */
  month(month: CalendarMonth): string;
  /** Short names from Sunday to Saturday. */
  weekdays(): readonly string[];
  /** `EDT`. */
  zoneName(instant: Instant, zone: TimeZone): string;
  /** `A, B, and C`. */
  list(parts: readonly string[], kind?: 'conjunction' | 'disjunction'): string;
}

function makeFormats(language: Language): Formats {
  const tag = localeTag(language);
  const hours = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });
  return {
    dollars: (dollars) => formatDollars(dollars, tag),
    dollarSign: formatWholeDollars(1, tag).startsWith('$') ? { prefix: '$' } : { suffix: '$' },
    number: (value) => formatNumber(value, tag),
    twoDecimals: (value) => formatTwoDecimals(value, tag),
    percent: (percent) => formatPercent(percent, tag),
    hours: (length) => hours.format(length),
    time: (instant, zone) => formatTime(instant, zone, tag),
    timeRange: (start, end, zone) => formatTimeRange(start, end, zone, tag),
    date: (instant, zone) => formatDate(instant, zone, tag),
    day: (day) => formatDay(day, tag),
    dayOfWeek: (day) => formatDayOfWeek(day, tag),
    month: (month) => formatMonth(month, tag),
    weekdays: () => weekdayNames(tag),
    zoneName: (instant, zone) => formatZoneName(instant, zone, tag),
    list: (parts, kind = 'conjunction') =>
      new Intl.ListFormat(tag, { style: 'long', type: kind }).format(parts),
  };
}

const known = new Map<Language, Formats>();

/** How a language writes numbers, money, days and times; the same object each time. */
export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}
