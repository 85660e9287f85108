import type { Instant } from '../../zones/instant.ts';
import { toMilliseconds } from '../../zones/instant.ts';
import type { Assignment } from './shift.ts';
import type { AssignmentState } from './states.ts';

/** What the rating control begins with (RATING-1). */
export const DEFAULT_RATING = 4;

const HUNDREDTH_HOUR_MS = 36_000;
const MINUTE_MS = 60_000;

/** Check-in to check-out without the break, in hours to the nearest hundredth. Throws a RangeError when no time is left. */
export function workedHours(checkIn: Instant, checkOut: Instant, breakMinutes = 0): number {
  const present = toMilliseconds(checkOut) - toMilliseconds(checkIn);
  const milliseconds = present - breakMinutes * MINUTE_MS;
  if (breakMinutes < 0 || milliseconds <= 0) {
    throw new RangeError('The check-out is not after the check-in and the break');
  }
  return Math.round(milliseconds / HUNDREDTH_HOUR_MS) / 100;
}

/** The hours of an assignment that is clocked out, else null. */
export function hoursOfAssignment(
  assignment: Pick<Assignment, 'checkInTime' | 'checkOutTime' | 'breakMinutes'>,
): number | null {
  return assignment.checkInTime !== null && assignment.checkOutTime !== null
    ? workedHours(assignment.checkInTime, assignment.checkOutTime, assignment.breakMinutes)
    : null;
}

export interface PrimaryAction {
  readonly event: 'clockIn' | 'clockOut' | 'rate';
  readonly label: 'Confirm Clock In Time' | 'Confirm Clock Out Time' | 'Submit Rating';
}

/** The primary button of the worker detail screen; null once rated or when not confirmed. A no-show can still clock in. */
export function primaryAction(state: AssignmentState): PrimaryAction | null {
  switch (state) {
    case 'confirmed':
    case 'noShow':
      return { event: 'clockIn', label: 'Confirm Clock In Time' };
    case 'clockedIn':
      return { event: 'clockOut', label: 'Confirm Clock Out Time' };
    case 'clockedOut':
      return { event: 'rate', label: 'Submit Rating' };
    case 'none':
    case 'requested':
    case 'withdrawn':
    case 'completed':
    case 'cancelled':
    case 'released':
    case 'declined':
      return null;
  }
}
