import { isAtPlace } from '../places/distance.ts';
import type { AlertKind, Refusal } from '../platform/refusal.ts';
import { textCode } from '../texts/text-code.ts';
import type { Instant } from '../zones/instant.ts';
import { toMilliseconds } from '../zones/instant.ts';
import { addHours } from '../zones/shift-time.ts';

/** Hours before the start at which a worker is asked whether they still come, where the operator has set nothing else. */
export const STILL_COMING_HOURS = 32;

/** Hours before the start at which who has not answered is asked again. */
const ASKED_AGAIN_HOURS = 20;

/** Hours before the start until which an answer is waited for. */
const ANSWERED_BY_HOURS = 16;

/** How long before the start a worker can say that they are on their way, in hours. */
const ARRIVING_EARLY_HOURS = 3;

/** How late a worker can say that they are, in minutes; who comes later cancels or calls. */
export const MOST_MINUTES_LATE = 120;

/** How long before the start somebody can report that nobody is there, in hours. */
const REPORT_EARLY_HOURS = 1;

/** How long somebody waits before they can report it again, in hours. */
const WAITING_HOURS = 1;

/** How long after that hour the second report is waited for, in hours. */
const GRACE_HOURS = 0.5;

export type AttendanceCode =
  | 'ARRIVING_TOO_EARLY'
  | 'ARRIVING_TOO_LATE'
  | 'COMING_NOT_ASKED'
  | 'NOBODY_TOO_EARLY'
  | 'NOBODY_TOO_LATE'
  | 'NOBODY_NOT_REPORTED'
  | 'NOBODY_WAIT_LONGER'
  | 'WORKER_WAITS_OUTSIDE';

const KINDS: Readonly<Record<AttendanceCode, AlertKind>> = {
  ARRIVING_TOO_EARLY: 'Info',
  ARRIVING_TOO_LATE: 'Info',
  COMING_NOT_ASKED: 'Info',
  NOBODY_TOO_EARLY: 'Info',
  NOBODY_TOO_LATE: 'Info',
  NOBODY_NOT_REPORTED: 'Info',
  NOBODY_WAIT_LONGER: 'Info',
  WORKER_WAITS_OUTSIDE: 'Warning',
};

type Refused = Refusal<AttendanceCode> | null;

interface Start {
  readonly startsAt: Instant;
}

interface Span extends Start {
  readonly endsAt: Instant;
}

/** Whether a worker was asked, and has said that they come. */
export interface Asking extends Start {
  readonly askedAt: Instant | null;
  readonly answeredAt: Instant | null;
}

/** That nobody was there, and that somebody still waited. */
export interface Waiting extends Start {
  readonly reportedAt: Instant;
  /** How far from the place, as the device said; null where it said nothing. */
  readonly metres: number | null;
  readonly stillAt: Instant | null;
  readonly stillMetres: number | null;
}

/** The hours before the start at which a worker who is confirmed then is still to be asked. */
export function hoursToAskAt(
  { startsAt }: Start,
  confirmedAt: Instant,
  firstHours: number = STILL_COMING_HOURS,
): readonly number[] {
  return [firstHours, ASKED_AGAIN_HOURS].filter(
    (hours) => addHours(startsAt, -hours).getTime() > toMilliseconds(confirmedAt),
  );
}

/** The instant until which an answer is waited for. */
export const answerBy = ({ startsAt }: Start): Date => addHours(startsAt, -ANSWERED_BY_HOURS);

/** Whether a confirmation is so late that it stands for the answer. */
export const isAnswerEnough = (shift: Start, confirmedAt: Instant): boolean =>
  toMilliseconds(confirmedAt) > answerBy(shift).getTime();

/** Whether a confirmed worker can be released for nothing, because they were asked and did not answer in time. */
export function isUnanswered({ askedAt, answeredAt, startsAt }: Asking, now: Instant): boolean {
  return (
    askedAt !== null &&
    answeredAt === null &&
    toMilliseconds(now) >= answerBy({ startsAt }).getTime() &&
    toMilliseconds(now) < toMilliseconds(startsAt)
  );
}

/** The first moment at which a worker can say that they are on their way. */
export const arrivingFrom = ({ startsAt }: Start): Date =>
  addHours(startsAt, -ARRIVING_EARLY_HOURS);

/** Why a worker cannot say at that time that they are on their way, or null. */
export function arrivingRefusal(shift: Span, now: Instant): Refused {
  if (toMilliseconds(now) < arrivingFrom(shift).getTime()) {
    return attendanceRefusal('ARRIVING_TOO_EARLY');
  }
  return toMilliseconds(now) >= toMilliseconds(shift.endsAt)
    ? attendanceRefusal('ARRIVING_TOO_LATE')
    : null;
}

/** The first moment at which somebody can report that nobody is there. */
export const nobodyHereFrom = ({ startsAt }: Start): Date =>
  addHours(startsAt, -REPORT_EARLY_HOURS);

/** Why nobody can report at that time that nobody is there, or null. */
export function nobodyHereRefusal(shift: Span, now: Instant): Refused {
  if (toMilliseconds(now) < nobodyHereFrom(shift).getTime()) {
    return attendanceRefusal('NOBODY_TOO_EARLY');
  }
  return toMilliseconds(now) >= toMilliseconds(shift.endsAt)
    ? attendanceRefusal('NOBODY_TOO_LATE')
    : null;
}

/** When somebody has waited an hour: before the start nobody has to be there, so it counts from the start at the earliest. */
export function waitedFrom({
  startsAt,
  reportedAt,
}: Pick<Waiting, 'startsAt' | 'reportedAt'>): Date {
  const waitsFrom = new Date(Math.max(toMilliseconds(startsAt), toMilliseconds(reportedAt)));
  return addHours(waitsFrom, WAITING_HOURS);
}

/** Why a worker cannot report now that they have waited an hour, or null; also right after the end of a short shift. */
export function stillNobodyRefusal(
  { startsAt, endsAt }: Span,
  reportedAt: Instant | null,
  now: Instant,
): Refused {
  if (reportedAt === null) {
    return attendanceRefusal('NOBODY_NOT_REPORTED');
  }
  const from = waitedFrom({ startsAt, reportedAt });
  if (toMilliseconds(now) < from.getTime()) {
    return attendanceRefusal('NOBODY_WAIT_LONGER');
  }
  const until = Math.max(toMilliseconds(endsAt), addHours(from, GRACE_HOURS).getTime());
  return toMilliseconds(now) >= until ? attendanceRefusal('NOBODY_TOO_LATE') : null;
}

/**
 * Why a worker who reported at the place that nobody was there cannot be marked as a no-show, or null:
 * they have waited an hour and said so there, or that hour is still going on. From elsewhere, or
 * without a place, a report is a word that can be disputed as any.
 */
export function waitingRefusal(waiting: Waiting | null, now: Instant): Refused {
  if (waiting === null) {
    return null;
  }
  const { metres, stillAt, stillMetres } = waiting;
  const isGoingOn = toMilliseconds(now) < addHours(waitedFrom(waiting), GRACE_HOURS).getTime();
  const isThere = (isGoingOn && isAtPlace(metres)) || (stillAt !== null && isAtPlace(stillMetres));
  return isThere ? attendanceRefusal('WORKER_WAITS_OUTSIDE') : null;
}

/** The refusal of a code. */
export function attendanceRefusal(code: AttendanceCode): Refusal<AttendanceCode> {
  return { code, text: textCode(code), kind: KINDS[code] };
}
