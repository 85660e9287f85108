import { type PaidTime, paidTime } from '@leafshift/domain/paid-time';
import { type ShiftTimes, workedHours } from '@leafshift/domain/shift-lifecycle';
import type { WorkedTimes } from './dispute.ts';

/** What the employer had recorded of a worker. */
export interface Recorded {
  readonly checkInTime: Date | null;
  readonly checkOutTime: Date | null;
  readonly breakMinutes: number;
  /** Null where they were not seen to go because they wanted to. */
  readonly leftByChoice: unknown;
}

/**
 * What a worker is paid by times that were agreed or decided: as if those had been recorded, with at
 * least four hours for who came on time and was sent home. Who was paid as sent home keeps that, since
 * the employer had recorded themselves that they came on time.
 */
export function paidByDecision(
  shift: ShiftTimes,
  { checkInTime, checkOutTime, breakMinutes, leftByChoice }: Recorded,
  decided: WorkedTimes,
): PaidTime {
  const paid = (times: WorkedTimes): PaidTime =>
    paidTime(shift, {
      checkInTime: times.clockIn,
      checkOutTime: times.clockOut,
      hours: workedHours(times.clockIn, times.clockOut, times.breakMinutes),
      leftByChoice: leftByChoice !== null,
    });
  const now = paid(decided);
  if (!checkInTime || !checkOutTime) {
    return now;
  }
  const before = paid({ clockIn: checkInTime, clockOut: checkOutTime, breakMinutes });
  return before.kind === 'sent-home' && now.hours < before.hours ? before : now;
}
