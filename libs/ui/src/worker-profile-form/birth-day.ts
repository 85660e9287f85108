import { WorkerProfileForm } from '@leafshift/contracts/profile';
import { isBirthDay } from '@leafshift/domain/birth-day';
import { textCode } from '@leafshift/domain/text-code';
import { type CalendarDay, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { readersZone } from '../text/readers-zone.ts';

/** The reader's calendar day. */
export const today = (): CalendarDay => calendarDayIn(Date.now(), readersZone());

/** A date of birth that somebody can have, or null while it is typed. */
export function birthDayOf(typed: unknown): CalendarDay | null {
  if (typeof typed !== 'string' || !WorkerProfileForm.shape.birthDay.safeParse(typed).success) {
    return null;
  }
  return isBirthDay(typed, today()) ? toCalendarDay(typed) : null;
}

/** The worker's profile, with a date of birth that somebody can have. */
export const WorkerFormSchema = WorkerProfileForm.extend({
  birthDay: WorkerProfileForm.shape.birthDay.refine(
    (day) => birthDayOf(day) !== null,
    textCode('BIRTH_DATE_NOT_VALID'),
  ),
});
