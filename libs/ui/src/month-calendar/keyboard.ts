import {
  addDays,
  type CalendarDay,
  calendarDay,
  calendarParts,
  weekday,
} from '@leafshift/domain/time-zone';

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const addMonthsTo = (day: CalendarDay, months: number): CalendarDay => {
  const { year, month, day: date } = calendarParts(day);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return calendarDay(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
};

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key leads from a day: arrows by day and week, Home and End within the week, Page keys by
 * month and with Shift by year. Null for any other key.
 */
export function dayAfterKey(
  day: CalendarDay,
  { key, shiftKey }: KeyPress,
  direction: 'ltr' | 'rtl',
): CalendarDay | null {
  const forward = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonthsTo(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonthsTo(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
