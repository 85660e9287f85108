import { findProvince } from '../../places/provinces.ts';
import { RETAIL_JOB_TYPE } from '../../postings/posting-rules/job-types.ts';
import type { CalendarDay } from '../../zones/calendar.ts';
import { calendarParts } from '../../zones/calendar.ts';

/** Years a worker must have for retail shifts: 18 in Alberta, 19 elsewhere (SHIFT-7). */
export function retailMinimumAge(province: string): 18 | 19 {
  return findProvince(province)?.code === 'AB' ? 18 : 19;
}

/** Whole years on a day; who is born on 29 February is a year older on 1 March of other years. */
export function ageOn(birthDay: CalendarDay, day: CalendarDay): number {
  const birthday = day.slice(4) >= birthDay.slice(4);
  return calendarParts(day).year - calendarParts(birthDay).year - (birthday ? 0 : 1);
}

/** Whether shifts of this job type have a minimum age. */
export function isRetailJobType(jobType: string): boolean {
  return jobType === RETAIL_JOB_TYPE;
}

/** Whether a worker is old enough for retail shifts of a province on a day. */
export function isOldEnoughForRetail(
  birthDay: CalendarDay,
  province: string,
  on: CalendarDay,
): boolean {
  return ageOn(birthDay, on) >= retailMinimumAge(province);
}
