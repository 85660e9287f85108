import type { Instant } from '../zones/instant.ts';
import { toMilliseconds } from '../zones/instant.ts';
import type { Assignment } from './shift.ts';
import type { AssignmentState } from './states.ts';

/** What the rating control begins with (section 9). */
export const DEFAULT_RATING = 4;

const HUNDREDTH_HOUR_MS = 36_000;

/** Check-in to check-out in hours, to the nearest hundredth. Throws a RangeError when not after. */
export function workedHours(checkIn: Instant, checkOut: Instant): number {
  const milliseconds = toMilliseconds(checkOut) - toMilliseconds(checkIn);
  if (milliseconds <= 0) {
    throw new RangeError('The check-out is not after the check-in');
  }
  return Math.round(milliseconds / HUNDREDTH_HOUR_MS) / 100;
}

/** The hours of an assignment that is clocked out, else null. */
export function hoursOfAssignment(
  assignment: Pick<Assignment, 'checkInTime' | 'checkOutTime'>,
): number | null {
  return assignment.checkInTime !== null && assignment.checkOutTime !== null
    ? workedHours(assignment.checkInTime, assignment.checkOutTime)
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
      return null;
  }
}
