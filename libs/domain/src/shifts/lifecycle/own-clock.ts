import type { Refusal } from '../../platform/refusal.ts';
import type { Instant } from '../../zones/instant.ts';
import {
  breakRefusal,
  type Clocking,
  clockInTimeRefusal,
  clockOutTimeRefusal,
} from './clocking.ts';
import { closedShiftRefusal } from './guards.ts';
import type { ShiftCode } from './refusals.ts';
import { shiftRefusal } from './refusals.ts';
import type { Assignment, Shift, ShiftTimes } from './shift.ts';

type Refused = Refusal<ShiftCode> | null;

/** Times and break of somebody who came, as they are to be. */
export interface CorrectedTimes {
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
  readonly breakMinutes: number;
}

/** Why the shift has no code with which workers clock themselves now, or null. */
export function clockCodeRefusal(shift: Shift, clocking: Clocking): Refused {
  return closedShiftRefusal(shift) ?? clockInTimeRefusal(shift, clocking);
}

/**
 * Why the times of somebody in that state cannot be put right like that, or null. What has not been
 * clocked is no correction: that is for clocking in and out.
 */
export function correctionRefusal(
  shift: Pick<ShiftTimes, 'startsAt'>,
  { state }: Pick<Assignment, 'state'>,
  { clockIn, clockOut, breakMinutes }: CorrectedTimes,
  { now, bounds }: Omit<Clocking, 'time'>,
): Refused {
  const hasLeft = state === 'clockedOut' || state === 'completed';
  if (clockIn === null || !(hasLeft || state === 'clockedIn')) {
    return shiftRefusal('NOT_CLOCKED_IN');
  }
  const early = clockInTimeRefusal(shift, { time: clockIn, now, bounds });
  if (early) {
    return early;
  }
  if (!hasLeft || clockOut === null) {
    return clockOut !== null || breakMinutes > 0 ? shiftRefusal('NOT_CLOCKED_OUT') : null;
  }
  return (
    clockOutTimeRefusal(clockIn, { time: clockOut, now, bounds }) ??
    breakRefusal(clockIn, clockOut, breakMinutes)
  );
}
