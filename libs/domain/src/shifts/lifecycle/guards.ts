import { shiftRequestRefusal } from '../../onboarding/steps/guards.ts';
import type { OnboardingUser } from '../../onboarding/steps/levels.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { textCode } from '../../texts/text-code.ts';
import type { CalendarDay } from '../../zones/calendar.ts';
import type { Instant } from '../../zones/instant.ts';
import { toMilliseconds } from '../../zones/instant.ts';
import { hoursBetween } from '../../zones/shift-time.ts';
import { calendarDayIn } from '../../zones/wall-time.ts';
import type { Clocking } from './clocking.ts';
import { clockInTimeRefusal, clockOutTimeRefusal } from './clocking.ts';
import type { ShiftCode } from './refusals.ts';
import { shiftRefusal } from './refusals.ts';
import { isOldEnoughForRetail, isRetailJobType } from './retail-age.ts';
import type { Assignment, Shift, ShiftTimes } from './shift.ts';
import {
  assignmentState,
  awaitsAgreement,
  confirmedCount,
  hasBegun,
  isOver,
  overlappingShifts,
  shiftState,
} from './shift.ts';
import type { AssignmentEvent } from './states.ts';
import { ASSIGNMENT_TRANSITIONS, isConfirmedState, isSettledState, SHIFT_RULES } from './states.ts';
import type { WorkTerms } from './terms.ts';
import { materialChanges } from './terms.ts';

type Refused = Refusal<ShiftCode> | null;

/** Hours of notice from which a confirmed worker may cancel without being suspended. */
export const CANCELLATION_NOTICE_HOURS = 24;

/** The worker who asks for a shift. */
export interface RequestingWorker {
  readonly workerId: string;
  readonly account: OnboardingUser;
  readonly birthDay: CalendarDay | null;
  /** The other shifts on which the worker is confirmed. */
  readonly confirmedShifts: readonly ShiftTimes[];
}

/** Why a worker may not request the shift now, or null; see also `eligibilityRefusal`. */
export function requestRefusal(shift: Shift, worker: RequestingWorker, now: Instant): Refused {
  const early =
    closedRefusal(shift) ??
    shiftRequestRefusal(worker.account) ??
    assignmentRefusal(shift, worker.workerId, 'request');
  if (early) {
    return early;
  }
  return (
    takenRefusal(shift, now) ??
    ageRefusal(shift, worker.birthDay) ??
    overlapRefusal(shift, worker.confirmedShifts)
  );
}

/**
 * Why a worker may not take a place that the business offers to them, or null: the rules of asking,
 * but that the shift may have begun, because a place may be free of somebody who has not come.
 */
export function takeOfferRefusal(shift: Shift, worker: RequestingWorker): Refused {
  return (
    closedRefusal(shift) ??
    shiftRequestRefusal(worker.account) ??
    assignmentRefusal(shift, worker.workerId, 'request') ??
    (isFull(shift) ? shiftRefusal('SHIFT_FULL') : null) ??
    ageRefusal(shift, worker.birthDay) ??
    overlapRefusal(shift, worker.confirmedShifts)
  );
}

/**
 * Why a worker may not agree to what was changed after the request, or null: the rules of asking
 * hold again, because a shift that was moved may overlap, or need another age.
 */
export function agreeRefusal(shift: Shift, worker: RequestingWorker, now: Instant): Refused {
  const early =
    closedRefusal(shift) ??
    shiftRequestRefusal(worker.account) ??
    assignmentRefusal(shift, worker.workerId, 'agree');
  if (early) {
    return early;
  }
  return isWaitingFor(shift, worker.workerId)
    ? (takenRefusal(shift, now) ??
        ageRefusal(shift, worker.birthDay) ??
        overlapRefusal(shift, worker.confirmedShifts))
    : shiftRefusal('NOTHING_TO_AGREE');
}

/** Why a worker who saw those terms may not take the shift on the present ones, or null. */
export function seenTermsRefusal(shift: WorkTerms, seen: WorkTerms): Refused {
  return materialChanges(seen, shift).length > 0
    ? { ...shiftRefusal('TERMS_CHANGED'), text: textCode('TERMS_CHANGED_SINCE_SEEN') }
    : null;
}

/** Why the employer may not invite anybody to the shift any more, or null. */
export function inviteRefusal(shift: Shift, now: Instant): Refused {
  return closedRefusal(shift) ?? takenRefusal(shift, now);
}

/** Why a worker may not withdraw the request, or null. */
export function withdrawRefusal(shift: Shift, workerId: string): Refused {
  return closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'withdraw');
}

/** Why the employer may not confirm the worker, who is confirmed on those other shifts; or null. */
export function confirmRefusal(
  shift: Shift,
  workerId: string,
  confirmedShifts: readonly ShiftTimes[],
  now: Instant,
): Refused {
  const early = closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'confirm');
  if (early) {
    return early;
  }
  if (isOver(shift, now)) {
    return shiftRefusal('SHIFT_OVER');
  }
  if (isWaitingFor(shift, workerId)) {
    return shiftRefusal('TERMS_CHANGED');
  }
  if (isFull(shift)) {
    return shiftRefusal('SHIFT_FILLED');
  }
  return overlapRefusal(shift, confirmedShifts);
}

/** Why the employer may not decline the worker's request, or null (SHIFT-62). */
export function declineRefusal(shift: Shift, workerId: string): Refused {
  return closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'decline');
}

/** Why a worker may not give up the confirmed spot, or null; see `isLateCancellation`. */
export function cancelRefusal(shift: Shift, workerId: string): Refused {
  return closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'cancelByWorker');
}

/**
 * Whether cancelling now is with less than 24 hours notice, so that the worker is suspended. Who was
 * confirmed when the shift had begun could not be in time, so that it is not late.
 */
export function isLateCancellation(
  shift: Pick<ShiftTimes, 'startsAt'>,
  now: Instant,
  confirmedAt: Instant | null = null,
): boolean {
  const couldBeInTime = confirmedAt === null || !hasBegun(shift, confirmedAt);
  return couldBeInTime && hoursBetween(now, shift.startsAt) < CANCELLATION_NOTICE_HOURS;
}

/** Why the employer may not clock the worker in at that time, or null. */
export function clockInRefusal(shift: Shift, workerId: string, clocking: Clocking): Refused {
  return (
    closedRefusal(shift) ??
    assignmentRefusal(shift, workerId, 'clockIn') ??
    replacedRefusal(shift, workerId) ??
    clockInTimeRefusal(shift, clocking)
  );
}

/** A no-show who comes after all needs a spot that nobody else has been given. */
function replacedRefusal(shift: Shift, workerId: string): Refused {
  return assignmentState(shift, workerId) === 'noShow' && isFull(shift)
    ? shiftRefusal('SHIFT_FILLED')
    : null;
}

/** Why the employer may not clock the worker out at that time, or null. */
export function clockOutRefusal(shift: Shift, workerId: string, clocking: Clocking): Refused {
  return (
    closedRefusal(shift) ??
    assignmentRefusal(shift, workerId, 'clockOut') ??
    clockOutTimeRefusal(checkInOf(shift, workerId), clocking)
  );
}

/** Why the employer may not rate the worker so, or null: a whole number from 1 to 5, once. */
export function ratingRefusal(shift: Shift, workerId: string, rating: number): Refused {
  const early = closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'rate');
  if (early) {
    return early;
  }
  return isRating(rating) ? null : shiftRefusal('RATING_INVALID');
}

/** Why the employer may not mark the worker as not having come, or null: only once it has begun. */
export function noShowRefusal(shift: Shift, workerId: string, now: Instant): Refused {
  const early = closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'markNoShow');
  if (early) {
    return early;
  }
  return hasBegun(shift, now) ? null : shiftRefusal('SHIFT_NOT_BEGUN');
}

/** Why the employer may not release the confirmed worker, or null; see `isLateCancellation`. */
export function releaseRefusal(shift: Shift, workerId: string): Refused {
  return closedRefusal(shift) ?? assignmentRefusal(shift, workerId, 'release');
}

/** Why the employer may not say that the worker left by their own choice, or null: until it is submitted. */
export function leftByChoiceRefusal(shift: Shift, workerId: string): Refused {
  const state = assignmentState(shift, workerId);
  const hasLeftShift = state === 'clockedOut' || state === 'completed';
  return closedRefusal(shift) ?? (hasLeftShift ? null : shiftRefusal('NOT_CLOCKED_OUT'));
}

/** Whether it is a whole number of stars from 1 to 5. */
function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5;
}

/**
 * Why the shift may not be submitted, or null. One without any confirmed worker or late pay has no
 * invoice. Before its end everybody must have clocked out: who is marked as a no-show may still come.
 */
export function submitRefusal(shift: Shift, now: Instant): Refused {
  const closed = closedRefusal(shift);
  if (closed) {
    return closed;
  }
  const confirmed = shift.assignments.filter((assignment) => isConfirmedState(assignment.state));
  if (confirmed.length === 0 && !owesLatePay(shift)) {
    return shiftRefusal('NO_WORKERS_CONFIRMED');
  }
  if (!confirmed.every((assignment) => isSettledState(assignment.state))) {
    return shiftRefusal('WORKERS_NOT_COMPLETED');
  }
  const isEmpty = confirmed.length > 0 && confirmed.every((assignment) => hasLeft(assignment, now));
  return isOver(shift, now) || isEmpty ? null : shiftRefusal('SHIFT_NOT_OVER');
}

/** Whether the shift may be submitted; see `submitRefusal`. */
export function canSubmitShift(shift: Shift, now: Instant): boolean {
  return submitRefusal(shift, now) === null;
}

const isFull = (shift: Shift): boolean => confirmedCount(shift) >= shift.totalWorkers;

const hasConfirmed = (shift: Shift): boolean =>
  shift.assignments.some(({ state }) => isConfirmedState(state));

const owesLatePay = ({ latePayCount = 0 }: Shift): boolean => latePayCount > 0;

const hasLeft = ({ checkOutTime }: Assignment, now: Instant): boolean =>
  checkOutTime !== null && toMilliseconds(checkOutTime) <= toMilliseconds(now);

/**
 * Why the posting may not be edited, or null: only while nobody is confirmed. Where a worker was
 * released late, their pay rests on the terms as they are.
 */
export function editRefusal(shift: Shift): Refused {
  return deleteRefusal(shift) ?? (owesLatePay(shift) ? shiftRefusal('POST_HAS_LATE_PAY') : null);
}

/** Why the employer may not cancel the shift with who is confirmed on it, or null: only before anybody has come. */
export function cancelShiftRefusal(shift: Shift, now: Instant): Refused {
  const closed = closedRefusal(shift);
  const isAtWork = shiftState(shift) === 'inProgress';
  return closed ?? (isAtWork || hasBegun(shift, now) ? shiftRefusal('SHIFT_BEGUN') : null);
}

/** Why the posting may not be deleted, or null: only while nobody is confirmed; late pay is still billed. */
export function deleteRefusal(shift: Shift): Refused {
  if (shiftState(shift) === 'cancelled') {
    return shiftRefusal('POST_CANCELLED');
  }
  return hasConfirmed(shift) ? shiftRefusal('POST_HAS_CONFIRMED_WORKER') : closedRefusal(shift);
}

/** Why nothing can happen on the shift any more, or null. */
export function closedShiftRefusal(shift: Shift): Refused {
  return closedRefusal(shift);
}

function closedRefusal(shift: Shift): Refused {
  const rule = SHIFT_RULES[shiftState(shift)];
  return 'refuse' in rule ? shiftRefusal(rule.refuse) : null;
}

function takenRefusal(shift: Shift, now: Instant): Refused {
  if (hasBegun(shift, now)) {
    return shiftRefusal('SHIFT_BEGUN');
  }
  return isFull(shift) ? shiftRefusal('SHIFT_FULL') : null;
}

function assignmentRefusal(shift: Shift, workerId: string, event: AssignmentEvent): Refused {
  const step = ASSIGNMENT_TRANSITIONS[event][assignmentState(shift, workerId)];
  return 'refuse' in step ? shiftRefusal(step.refuse) : null;
}

function isWaitingFor(shift: Shift, workerId: string): boolean {
  return shift.assignments.some(
    (assignment) => assignment.workerId === workerId && awaitsAgreement(shift, assignment),
  );
}

function overlapRefusal(shift: Shift, confirmedShifts: readonly ShiftTimes[]): Refused {
  return overlappingShifts(shift, confirmedShifts).length > 0
    ? shiftRefusal('SHIFT_OVERLAPS')
    : null;
}

/** Why somebody of that birth date may not take the shift, or null. */
export function ageRefusal(shift: Shift, birthDay: CalendarDay | null): Refused {
  if (!isRetailJobType(shift.jobType)) {
    return null;
  }
  if (birthDay === null) {
    return shiftRefusal('BIRTHDAY_REQUIRED');
  }
  const day = calendarDayIn(shift.startsAt, shift.timeZone);
  return isOldEnoughForRetail(birthDay, shift.place.province, day)
    ? null
    : shiftRefusal('UNDER_AGE');
}

function checkInOf(shift: Shift, workerId: string): Instant {
  const assignment: Assignment | undefined = shift.assignments.find(
    (entry) => entry.workerId === workerId,
  );
  if (!assignment || assignment.checkInTime === null) {
    throw new RangeError('A worker who is clocked in has no clock-in time');
  }
  return assignment.checkInTime;
}
