import { localeTag, useLanguage } from '@leafshift/i18n';

/** Short names of days and months, from days as on the wire: 'May 4', 'May'. */
export function useShortDays() {
  const tag = localeTag(useLanguage());
  const format = (day: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...parts }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return {
    day: (day: string): string => format(day, { day: 'numeric', month: 'short' }),
    longDay: (day: string): string =>
      format(day, { day: 'numeric', month: 'long', year: 'numeric' }),
    month: (day: string): string => format(day, { month: 'short' }),
    longMonth: (day: string): string => format(day, { month: 'long', year: 'numeric' }),
  };
}
