import type { Refusal } from '../../platform/refusal.ts';
import { textCode } from '../../texts/text-code.ts';
import type { Instant } from '../../zones/instant.ts';
import { toMilliseconds } from '../../zones/instant.ts';
import { addHours } from '../../zones/shift-time.ts';
import type { ShiftCode } from './refusals.ts';
import { shiftRefusal } from './refusals.ts';
import type { ShiftTimes } from './shift.ts';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
/** What takes longer than this to arrive was sent later; a code counts for 15 seconds after its half minute. */
export const LATE_AFTER_MS = 10_000;
/** As long as the API remembers what it was sent, so that sending once more records nothing twice. */
const MOST_LATE_HOURS = 24;

/** What an operator has set for clocked times. */
export interface ClockBounds {
  /** How many minutes before the start somebody may be clocked in. */
  readonly clockInEarlyMinutes: number;
  /** The most hours from clock-in to clock-out. */
  readonly clockOutMaxHours: number;
}

/** The bounds where the operator has set none (HOURS-2, HOURS-4). */
export const DEFAULT_CLOCK_BOUNDS: ClockBounds = { clockInEarlyMinutes: 60, clockOutMaxHours: 16 };

/** A time that is to be recorded, when it is recorded, and within which bounds. */
export interface Clocking {
  readonly time: Instant;
  readonly now: Instant;
  readonly bounds: ClockBounds;
}

type Refused = Refusal<ShiftCode> | null;

/** The first moment for which a clock-in can be recorded. */
export function earliestClockIn(
  { startsAt }: Pick<ShiftTimes, 'startsAt'>,
  { clockInEarlyMinutes }: ClockBounds,
): Date {
  return addHours(startsAt, -clockInEarlyMinutes / MINUTES_PER_HOUR);
}

/** Why nobody can have come to the shift at that time, or null. */
export function clockInTimeRefusal(
  shift: Pick<ShiftTimes, 'startsAt'>,
  { time, now, bounds }: Clocking,
): Refused {
  if (toMilliseconds(time) < earliestClockIn(shift, bounds).getTime()) {
    const minutes = bounds.clockInEarlyMinutes;
    return { ...shiftRefusal('CLOCK_TOO_EARLY'), text: textCode('CLOCK_TOO_EARLY', { minutes }) };
  }
  return futureRefusal(time, now);
}

/** Why somebody who came at `checkIn` cannot have left at that time, or null. */
export function clockOutTimeRefusal(checkIn: Instant, { time, now, bounds }: Clocking): Refused {
  if (toMilliseconds(time) <= toMilliseconds(checkIn)) {
    return shiftRefusal('CLOCK_OUT_BEFORE_IN');
  }
  const hours = bounds.clockOutMaxHours;
  return toMilliseconds(time) > addHours(checkIn, hours).getTime()
    ? { ...shiftRefusal('CLOCK_TOO_LONG'), text: textCode('CLOCK_TOO_LONG', { hours }) }
    : futureRefusal(time, now);
}

/**
 * When a record was made that names a time of its device: that time, or null where it is of now, which
 * goes for a device whose clock is ahead, too (HOURS-30).
 */
export function lateTime(claimed: Instant, now: Instant): Date | null {
  const time = toMilliseconds(claimed);
  return toMilliseconds(now) - time < LATE_AFTER_MS ? null : new Date(time);
}

/** Why a time that a device without a network recorded is not taken any more, or null (HOURS-30). */
export function lateTimeRefusal(time: Instant, now: Instant): Refused {
  const hours = MOST_LATE_HOURS;
  return toMilliseconds(time) < addHours(now, -hours).getTime()
    ? { ...shiftRefusal('CLOCK_SENT_TOO_LATE'), text: textCode('CLOCK_SENT_TOO_LATE', { hours }) }
    : null;
}

/** Why somebody who came and left at those times cannot have had that long a break, or null. */
export function breakRefusal(checkIn: Instant, checkOut: Instant, breakMinutes: number): Refused {
  return breakMinutes * MINUTE_MS >= toMilliseconds(checkOut) - toMilliseconds(checkIn)
    ? shiftRefusal('BREAK_TOO_LONG')
    : null;
}

/** The check-in that the screen proposes: the shift's start, or this minute where it is still to come. */
export function proposedCheckIn({ startsAt }: Pick<ShiftTimes, 'startsAt'>, now: Instant): Date {
  return new Date(Math.min(toMilliseconds(startsAt), thisMinute(now)));
}

/** The check-out that the screen proposes: start plus duration, or this minute where that is still to come. */
export function proposedCheckOut({ startsAt, durationHours }: ShiftTimes, now: Instant): Date {
  return new Date(Math.min(addHours(startsAt, durationHours).getTime(), thisMinute(now)));
}

const thisMinute = (now: Instant): number =>
  Math.floor(toMilliseconds(now) / MINUTE_MS) * MINUTE_MS;

function futureRefusal(time: Instant, now: Instant): Refused {
  return toMilliseconds(time) > toMilliseconds(now) ? shiftRefusal('CLOCK_IN_FUTURE') : null;
}
