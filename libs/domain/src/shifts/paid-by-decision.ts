import type { Instant } from '../zones/instant.ts';
import type { ShiftTimes } from './lifecycle/shift.ts';
import { workedHours } from './lifecycle/worked-time.ts';
import { type PaidTime, paidTime } from './paid-time.ts';

/** What the employer had recorded of a worker. */
export interface RecordedHours<At extends Instant = Instant> {
  readonly clockIn: At | null;
  readonly clockOut: At | null;
  readonly breakMinutes: number;
  /** Why they are said to have left because they wanted to; missing or null where nobody says so. */
  readonly leftByChoice?: string | null | undefined;
}

interface WorkedTimes<At extends Instant = Instant> {
  readonly clockIn: At;
  readonly clockOut: At;
  readonly breakMinutes: number;
}

/** Times that were agreed or decided. */
export interface DecidedHours<At extends Instant = Instant> extends WorkedTimes<At> {
  /** Whether they were sent home, although they are said to have left by choice. */
  readonly sentHome?: boolean | undefined;
}

/**
 * What counts by a decision: its times, or those of the employer where these stand but the worker was
 * sent home after all. Null where everything stays as it was recorded.
 */
export function decidedHours<At extends Instant>(
  recorded: RecordedHours<At>,
  times: WorkedTimes<At> | null,
  sentHome: boolean,
): DecidedHours<At> | null {
  if (times) {
    return { ...times, sentHome };
  }
  const { clockIn, clockOut, breakMinutes } = recorded;
  return sentHome && clockIn !== null && clockOut !== null
    ? { clockIn, clockOut, breakMinutes, sentHome }
    : null;
}

/**
 * What a worker is paid by times that were agreed or decided: as if those had been recorded, with at
 * least four hours for who came on time and was sent home. Who was paid as sent home keeps that, since
 * the employer had recorded themselves that they came on time (HOURS-18). That they left by choice
 * counts no longer where it was agreed or decided that they were sent home (HOURS-22).
 */
export function paidByDecision(
  shift: ShiftTimes,
  { clockIn, clockOut, breakMinutes, leftByChoice }: RecordedHours,
  decided: DecidedHours,
): PaidTime {
  const hasLeft = typeof leftByChoice === 'string' && decided.sentHome !== true;
  const paid = (times: WorkedTimes): PaidTime =>
    paidTime(shift, {
      checkInTime: times.clockIn,
      checkOutTime: times.clockOut,
      hours: workedHours(times.clockIn, times.clockOut, times.breakMinutes),
      leftByChoice: hasLeft,
    });
  const now = paid(decided);
  if (clockIn === null || clockOut === null) {
    return now;
  }
  const before = paid({ clockIn, clockOut, breakMinutes });
  return before.kind === 'sent-home' && now.hours < before.hours ? before : now;
}
