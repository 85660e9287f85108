import type { Instant } from '../zones/instant.ts';
import { toMilliseconds } from '../zones/instant.ts';
import { addHours, hoursBetween } from '../zones/shift-time.ts';
import type { ShiftTimes } from './lifecycle/shift.ts';

/** What a line of an invoice pays for: work, a release or cancellation that came late, or at least four hours for who was sent home. */
export const LINE_KINDS = ['worked', 'late-cancellation', 'sent-home'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** The hours that a late release or cancellation is paid with, unless they are configured (SHIFT-42). */
export const DEFAULT_LATE_RELEASE_HOURS = 4;

/** The least hours of who came on time and was sent home. */
const SENT_HOME_HOURS = 4;

/** Who is clocked in by then has come on time. */
const ON_TIME_MINUTES = 10;

const MINUTES_PER_HOUR = 60;

/** How long a worker was there, and for how long they worked. */
export interface Attendance {
  readonly checkInTime: Instant;
  readonly checkOutTime: Instant;
  /** Worked hours, without breaks. */
  readonly hours: number;
  /** Whether they went because they wanted to. */
  readonly leftByChoice: boolean;
}

/** What a worker is paid for. */
export interface PaidTime {
  readonly kind: LineKind;
  /** Paid hours, two decimals. */
  readonly hours: number;
}

/**
 * The time that a worker is paid for: what they worked; or four hours (the whole shift where that is
 * shorter) where they came on time and were sent home before.
 */
export function paidTime(shift: ShiftTimes, attendance: Attendance): PaidTime {
  const least = Math.min(SENT_HOME_HOURS, shift.durationHours);
  const isShort = attendance.hours < least;
  return isShort && wasSentHome(shift, attendance, least)
    ? { kind: 'sent-home', hours: least }
    : { kind: 'worked', hours: attendance.hours };
}

function wasSentHome(
  shift: ShiftTimes,
  { checkInTime, checkOutTime, leftByChoice }: Attendance,
  least: number,
): boolean {
  const lastOnTime = addHours(shift.startsAt, ON_TIME_MINUTES / MINUTES_PER_HOUR).getTime();
  const end = addHours(shift.startsAt, shift.durationHours).getTime();
  return (
    !leftByChoice &&
    toMilliseconds(checkInTime) <= lastOnTime &&
    toMilliseconds(checkOutTime) < end &&
    hoursBetween(checkInTime, checkOutTime) < least
  );
}
