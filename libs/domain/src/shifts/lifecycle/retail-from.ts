import { type CalendarDay, calendarParts, toCalendarDay } from '../../zones/calendar.ts';
import { ageOn, retailMinimumAge } from './retail-age.ts';

/** The local day on which somebody is old enough for retail shifts, by the province's age. */
export interface RetailFrom {
  readonly alberta: CalendarDay;
  readonly elsewhere: CalendarDay;
}

/**
 * From when a worker may take retail shifts; undefined for those who are old enough everywhere, and
 * for those who have not told their birthday: they find the shifts and are asked for it.
 */
export function retailFrom(
  birthDay: CalendarDay | null,
  today: CalendarDay,
): RetailFrom | undefined {
  if (birthDay === null || ageOn(birthDay, today) >= retailMinimumAge('ON')) {
    return undefined;
  }
  return {
    alberta: birthday(birthDay, retailMinimumAge('AB')),
    elsewhere: birthday(birthDay, retailMinimumAge('ON')),
  };
}

/** The day on which somebody reaches an age; 1 March for who is born on 29 February. */
function birthday(birthDay: CalendarDay, age: number): CalendarDay {
  const year = calendarParts(birthDay).year + age;
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const monthAndDay = birthDay.slice(5);
  return toCalendarDay(`${year}-${monthAndDay === '02-29' && !isLeapYear ? '03-01' : monthAndDay}`);
}
