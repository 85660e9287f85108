import type { ShiftTimes } from './lifecycle/shift.ts';
import { workedHours } from './lifecycle/worked-time.ts';
import { type PaidTime, paidTime } from './paid-time.ts';
import type { Instant } from './zones/instant.ts';

/** What the employer had recorded of a worker. */
export interface RecordedHours {
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
  readonly breakMinutes: number;
  /** Why they are said to have left because they wanted to; missing or null where nobody says so. */
  readonly leftByChoice?: string | null | undefined;
}

/** Times that were agreed or decided. */
export interface DecidedHours {
  readonly clockIn: Instant;
  readonly clockOut: Instant;
  readonly breakMinutes: number;
}

/**
 * What a worker is paid by times that were agreed or decided: as if those had been recorded, with at
 * least four hours for who came on time and was sent home. Who was paid as sent home keeps that, since
 * the employer had recorded themselves that they came on time (HOURS-18).
 */
export function paidByDecision(
  shift: ShiftTimes,
  { clockIn, clockOut, breakMinutes, leftByChoice }: RecordedHours,
  decided: DecidedHours,
): PaidTime {
  const paid = (times: DecidedHours): PaidTime =>
    paidTime(shift, {
      checkInTime: times.clockIn,
      checkOutTime: times.clockOut,
      hours: workedHours(times.clockIn, times.clockOut, times.breakMinutes),
      leftByChoice: typeof leftByChoice === 'string',
    });
  const now = paid(decided);
  if (clockIn === null || clockOut === null) {
    return now;
  }
  const before = paid({ clockIn, clockOut, breakMinutes });
  return before.kind === 'sent-home' && now.hours < before.hours ? before : now;
}
