import { WorkerProfileForm } from '@leafshift/contracts/profile';
import { textCode } from '@leafshift/domain/text-code';
import { type CalendarDay, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { readersZone } from '../text/readers-zone.ts';

const OLDEST_YEARS = 120;

/** The reader's calendar day. */
export const today = (): CalendarDay => calendarDayIn(Date.now(), readersZone());

/** The earliest and latest day on which somebody of today was born, as `YYYY-MM-DD`. */
export const birthDayRange = (): { readonly min: string; readonly max: string } => {
  const max = today();
  return { min: `${Number(max.slice(0, 4)) - OLDEST_YEARS}${max.slice(4)}`, max };
};

/** A date of birth that somebody can have, or null while it is typed. */
export function birthDayOf(typed: unknown): CalendarDay | null {
  const { min, max } = birthDayRange();
  if (typeof typed !== 'string' || !WorkerProfileForm.shape.birthDay.safeParse(typed).success) {
    return null;
  }
  return typed >= min && typed <= max ? toCalendarDay(typed) : null;
}

/** The worker's profile, with a date of birth that somebody can have. */
export const WorkerFormSchema = WorkerProfileForm.extend({
  birthDay: WorkerProfileForm.shape.birthDay.refine(
    (day) => birthDayOf(day) !== null,
    textCode('BIRTH_DATE_NOT_VALID'),
  ),
});
