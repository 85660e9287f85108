import type { Cents } from '../money/money.ts';
import { centsToDollars } from '../money/money.ts';
import type { CalendarDay } from '../zones/calendar.ts';
import type { Instant } from '../zones/instant.ts';
import { toMilliseconds } from '../zones/instant.ts';
import type { TimeZone } from '../zones/time-zone-name.ts';
import { intlZone } from '../zones/wall-time.ts';

/** A BCP 47 language tag such as 'fr-CA'. */
export type Locale = string;

const DEFAULT_LOCALE: Locale = 'en-US';
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Canadian dollars with two decimals: '$543.00'. */
export function formatMoney(amount: Cents, locale: Locale = DEFAULT_LOCALE): string {
  return formatDollars(centsToDollars(amount), locale);
}

/** Like `formatMoney`, for dollars as on the wire; nothing for `NaN`, an amount that was left out. */
export function formatDollars(dollars: number, locale: Locale = DEFAULT_LOCALE): string {
  return inDollars(dollars, locale, {});
}

/** Dollars without cents where there are none, as for the steps of an axis: '$4,000'. */
export function formatWholeDollars(dollars: number, locale: Locale = DEFAULT_LOCALE): string {
  return inDollars(dollars, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

function inDollars(dollars: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  if (Number.isNaN(dollars)) {
    return '';
  }
  return (
    numberFormat(locale, {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      ...options,
    })
      .format(dollars)
      // Arabic has no narrow symbol, and letters beside a sign change places from right to left.
      .replace('CA$', '$')
  );
}

/** A number with at most two decimals, such as a duration in hours: '7.5'. */
export function formatNumber(value: number, locale: Locale = DEFAULT_LOCALE): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

/** Always two decimals: worked hours ('7.50'), total rates, ratings (POST-46). */
export function formatTwoDecimals(value: number, locale: Locale = DEFAULT_LOCALE): string {
  return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** A percentage with up to three decimals: 14.975 is '14.975%'. */
export function formatPercent(percent: number, locale: Locale = DEFAULT_LOCALE): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    unitDisplay: 'narrow',
    maximumFractionDigits: 3,
  }).format(percent);
}

/**
 * The time of day in a zone: 12-hour in English ('9:05 AM', POST-46), else as the language has it, and then
 * never broken over two lines ('21 h 05').
 */
export function formatTime(
  instant: Instant,
  zone: TimeZone,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const time = formatInstant(instant, zone, locale, timeStyle(locale));
  return isEnglish(locale) ? time : time.replaceAll(' ', '\u00a0');
}

/** Start and end of a shift as times of day in its zone: '9:00 AM – 5:00 PM'. */
export function formatTimeRange(
  start: Instant,
  end: Instant,
  zone: TimeZone,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return `${formatTime(start, zone, locale)} – ${formatTime(end, zone, locale)}`;
}

/** The day in a zone with its weekday: 'Fri, May 1, 2026'. */
export function formatDate(
  instant: Instant,
  zone: TimeZone,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return formatInstant(instant, zone, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** A day and time of day in a zone, short: 'May 1, 9:00 AM'. */
export function formatDayAndTime(
  instant: Instant,
  zone: TimeZone,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return formatInstant(instant, zone, locale, {
    day: 'numeric',
    month: 'short',
    hour: isEnglish(locale) ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(isEnglish(locale) && { hourCycle: 'h12' }),
  });
}

/** A calendar day with its weekday, written out: 'Friday, May 1, 2026'. */
export function formatDay(day: CalendarDay, locale: Locale = DEFAULT_LOCALE): string {
  return formatInstant(`${day}T00:00:00Z`, 'UTC', locale, { dateStyle: 'full' });
}

/** A calendar day of a week whose year is known: 'Fri, May 1'. */
export function formatDayOfWeek(day: CalendarDay, locale: Locale = DEFAULT_LOCALE): string {
  return formatInstant(`${day}T00:00:00Z`, 'UTC', locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}

/** A month's name and year: 'May 2026'. Month 1 is January. */
export function formatMonth(
  { year, month }: { readonly year: number; readonly month: number },
  locale: Locale = DEFAULT_LOCALE,
): string {
  return formatInstant(Date.UTC(year, month - 1, 1), 'UTC', locale, {
    month: 'long',
    year: 'numeric',
  });
}

/** The seven weekdays from Sunday on, short: 'Sun' … 'Sat'. Arabic, which has no short ones, goes without its article. */
export function weekdayNames(locale: Locale = DEFAULT_LOCALE): readonly string[] {
  const sunday = Date.UTC(2026, 0, 4);
  return Array.from({ length: 7 }, (_, index) =>
    formatInstant(sunday + index * 86_400_000, 'UTC', locale, { weekday: 'short' }).replace(
      /^\u0627\u0644/,
      '',
    ),
  );
}

/** The date on profiles, always en-US with short month: 'May 1, 2026' (SHIFT-27). */
export function formatProfileDate(instant: Instant, zone: TimeZone): string {
  return formatInstant(instant, zone, 'en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** The name of a zone's time at a point in time, short: 'EDT', and 'NDT' in any English. */
export function formatZoneName(
  instant: Instant,
  zone: TimeZone,
  locale: Locale = DEFAULT_LOCALE,
): string {
  // Only Canadian English has short names for all Canadian zones.
  const parts = dateFormat(isEnglish(locale) ? 'en-CA' : locale, {
    timeZone: intlZone(instant, zone),
    timeZoneName: 'short',
  }).formatToParts(toMilliseconds(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

function isEnglish(locale: Locale): boolean {
  return /^en\b/i.test(locale);
}

function timeStyle(locale: Locale): Intl.DateTimeFormatOptions {
  return isEnglish(locale)
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { timeStyle: 'short' };
}

function formatInstant(
  instant: Instant,
  zone: TimeZone,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(locale, { ...options, timeZone: intlZone(instant, zone) });
  // Runtimes differ in the blank before AM and PM; one plain blank reads and compares the same.
  return format.format(toMilliseconds(instant)).replaceAll('\u202f', ' ');
}

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function remembered<Format>(
  formats: Map<string, Format>,
  locale: Locale,
  options: object,
  make: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) {
    return known;
  }
  const format = make();
  formats.set(key, format);
  return format;
}
