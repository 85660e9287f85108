import type { TempPost } from '@leafshift/contracts/posts';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { countMarks, type DayMarks } from '@leafshift/ui/month-calendar';
import { WORKER_SHIFT_STATUS_MARKS, workerShiftStatusOf } from '../shift/worker-shift-status.ts';

/** The day a shift belongs to: the one on which it starts at its location. */
export const dayOf = (shift: TempPost): CalendarDay => calendarDayIn(shift.date, shift.timeZone);

/** Shifts of several lists, each once, earliest first; of two copies the later list's. */
export const mergedShifts = (...lists: readonly (readonly TempPost[])[]): readonly TempPost[] =>
  [...new Map(lists.flat().map((shift) => [shift._id, shift])).values()].sort((one, other) =>
    one.date.localeCompare(other.date),
  );

/** What the calendar shows on each day: a dot for confirmed shifts, a ring for requested ones. */
export const marksOf = (shifts: readonly TempPost[]): DayMarks =>
  countMarks(
    shifts.flatMap((shift) => {
      const status = workerShiftStatusOf(shift);
      return status === 'none'
        ? []
        : [{ day: dayOf(shift), kind: WORKER_SHIFT_STATUS_MARKS[status] }];
    }),
  );
