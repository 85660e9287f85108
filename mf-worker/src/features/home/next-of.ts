import type { TempPost } from '@leafshift/contracts/posts';
import { toMilliseconds } from '@leafshift/domain/time-zone';
import { workerShiftStatusOf } from '../shift/worker-shift-status.ts';

/** The shift that I work now or next, if I am confirmed on any. */
export function nextOf(shifts: readonly TempPost[]): TempPost | undefined {
  const now = Date.now();
  return shifts
    .filter((shift) => ['confirmed', 'working'].includes(workerShiftStatusOf(shift)))
    .filter(({ endDate }) => toMilliseconds(endDate) > now)
    .toSorted((one, other) => one.date.localeCompare(other.date))[0];
}
