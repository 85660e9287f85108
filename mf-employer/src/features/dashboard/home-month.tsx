import type { TempPost } from '@leafshift/contracts/posts';
import { calendarDayIn, monthGrid } from '@leafshift/domain/time-zone';
import { ChosenMonth, useChosenDay } from '@leafshift/remote-pages/calendar';
import { useShell } from '@leafshift/shell-sdk';
import { countMarks } from '@leafshift/ui/month-calendar';
import { useQuery } from '@tanstack/react-query';
import { shiftsWithinQuery } from '../posts/queries.ts';
import { employerShiftStatusOf } from '../shift/employer-shift-status.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import { DayShifts } from './day-shifts.tsx';
import { periodOfDays } from './period-of-days.ts';

const LEGEND = ['open', 'requests-waiting', 'filled', 'complete'] as const;
const NO_SHIFTS: readonly TempPost[] = [];

/** A month with its marks, and the shifts of the chosen day (POST-43). */
export function HomeMonth() {
  const { api } = useShell();
  const chosen = useChosenDay();
  const shifts = useQuery(shiftsWithinQuery(api, periodOfDays(monthGrid(chosen.month).flat())));
  const known = shifts.data ?? NO_SHIFTS;
  const marks = countMarks(
    known.map((post) => ({
      day: calendarDayIn(post.date, post.timeZone),
      kind: employerShiftStatusOf(post),
    })),
  );
  return (
    <>
      <ChosenMonth chosen={chosen} marks={marks} legend={LEGEND}>
        <DayShifts day={chosen.day} today={chosen.today} shifts={shifts} />
      </ChosenMonth>
      <ShiftModalHost known={known} />
    </>
  );
}
