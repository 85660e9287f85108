import type { TempPost } from '@leafshift/contracts/posts';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';

/** Shifts under the day on which they start at their location, earliest first. */
export function shiftsByDay(
  shifts: readonly TempPost[],
): ReadonlyMap<CalendarDay, readonly TempPost[]> {
  const days = new Map<CalendarDay, TempPost[]>();
  for (const shift of [...shifts].sort((one, other) => one.date.localeCompare(other.date))) {
    const day = calendarDayIn(shift.date, shift.timeZone);
    days.set(day, [...(days.get(day) ?? []), shift]);
  }
  return days;
}
