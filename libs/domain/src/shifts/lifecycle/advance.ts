import type { Refusal } from '../../platform/refusal.ts';
import type { Instant } from '../../zones/instant.ts';
import type { Clocking } from './clocking.ts';
import type { RequestingWorker } from './guards.ts';
import {
  agreeRefusal,
  cancelRefusal,
  clockInRefusal,
  clockOutRefusal,
  confirmRefusal,
  declineRefusal,
  deleteRefusal,
  editRefusal,
  isLateCancellation,
  noShowRefusal,
  ratingRefusal,
  releaseRefusal,
  requestRefusal,
  submitRefusal,
  withdrawRefusal,
} from './guards.ts';
import type { ShiftCode } from './refusals.ts';
import type { Assignment, Shift, ShiftTimes } from './shift.ts';
import { awaitsAgreement } from './shift.ts';
import { termsOf } from './terms.ts';

/** Something that a person does to a shift. */
export type ShiftEvent =
  | { readonly type: 'request'; readonly worker: RequestingWorker; readonly now: Instant }
  | { readonly type: 'agree'; readonly worker: RequestingWorker; readonly now: Instant }
  | { readonly type: 'withdraw'; readonly workerId: string }
  | {
      readonly type: 'confirm';
      readonly workerId: string;
      readonly confirmedShifts: readonly ShiftTimes[];
      readonly now: Instant;
    }
  | { readonly type: 'cancelByWorker'; readonly workerId: string; readonly now: Instant }
  | ({ readonly type: 'clockIn'; readonly workerId: string } & Clocking)
  | ({ readonly type: 'clockOut'; readonly workerId: string } & Clocking)
  | { readonly type: 'rate'; readonly workerId: string; readonly rating: number }
  | { readonly type: 'markNoShow'; readonly workerId: string; readonly now: Instant }
  | { readonly type: 'release'; readonly workerId: string; readonly now: Instant }
  | { readonly type: 'decline'; readonly workerId: string }
  | { readonly type: 'submit'; readonly now: Instant }
  | { readonly type: 'edit'; readonly changes: ShiftChanges }
  | { readonly type: 'delete' };

/** What editing a posting may change. */
export type ShiftChanges = Partial<Omit<Shift, 'status' | 'assignments'>>;

/** The shift after an event, and who is suspended by it; or why the event does not count. */
export type Advance =
  | { readonly ok: true; readonly shift: Shift; readonly suspends: string | null }
  | { readonly ok: false; readonly refusal: Refusal<ShiftCode> };

/** Applies one event to a shift. Changes nothing itself and throws only for impossible times. */
export function advanceShift(shift: Shift, event: ShiftEvent): Advance {
  const refusal = eventRefusal(shift, event);
  if (refusal) {
    return { ok: false, refusal };
  }
  const suspends =
    event.type === 'cancelByWorker' && isLate(shift, event.workerId, event.now)
      ? event.workerId
      : null;
  return { ok: true, shift: applied(shift, event), suspends };
}

function isLate(shift: Shift, workerId: string, now: Instant): boolean {
  const own = shift.assignments.find((assignment) => assignment.workerId === workerId);
  return isLateCancellation(shift, now, own?.confirmedAt);
}

/** Why an event does not count for a shift as it is, or null. */
function eventRefusal(shift: Shift, event: ShiftEvent): Refusal<ShiftCode> | null {
  switch (event.type) {
    case 'request':
      return requestRefusal(shift, event.worker, event.now);
    case 'agree':
      return agreeRefusal(shift, event.worker, event.now);
    case 'withdraw':
      return withdrawRefusal(shift, event.workerId);
    case 'confirm':
      return confirmRefusal(shift, event.workerId, event.confirmedShifts, event.now);
    case 'cancelByWorker':
      return cancelRefusal(shift, event.workerId);
    case 'clockIn':
      return clockInRefusal(shift, event.workerId, event);
    case 'clockOut':
      return clockOutRefusal(shift, event.workerId, event);
    case 'rate':
      return ratingRefusal(shift, event.workerId, event.rating);
    case 'markNoShow':
      return noShowRefusal(shift, event.workerId, event.now);
    case 'release':
      return releaseRefusal(shift, event.workerId);
    case 'decline':
      return declineRefusal(shift, event.workerId);
    case 'submit':
      return submitRefusal(shift, event.now);
    case 'edit':
      return editRefusal(shift);
    case 'delete':
      return deleteRefusal(shift);
  }
}

function applied(shift: Shift, event: ShiftEvent): Shift {
  switch (event.type) {
    case 'request':
      return withAssignment(shift, event.worker.workerId, {
        ...NO_TIMES,
        state: 'requested',
        agreed: termsOf(shift),
      });
    case 'agree':
      return withAssignment(shift, event.worker.workerId, {
        state: 'requested',
        agreed: termsOf(shift),
      });
    case 'withdraw':
      return withAssignment(shift, event.workerId, { state: 'withdrawn' });
    case 'confirm':
      return withAssignment(shift, event.workerId, {
        state: 'confirmed',
        confirmedAt: event.now,
      });
    case 'cancelByWorker':
      return withAssignment(shift, event.workerId, { state: 'cancelled' });
    case 'clockIn':
      return withAssignment(shift, event.workerId, { state: 'clockedIn', checkInTime: event.time });
    case 'clockOut':
      return withAssignment(shift, event.workerId, {
        state: 'clockedOut',
        checkOutTime: event.time,
      });
    case 'rate':
      return withAssignment(shift, event.workerId, { state: 'completed', rating: event.rating });
    case 'markNoShow':
      return withAssignment(shift, event.workerId, { state: 'noShow' });
    case 'release':
      return withLatePay(
        withAssignment(shift, event.workerId, { state: 'released' }),
        isLateCancellation(shift, event.now) ? 1 : 0,
      );
    case 'decline':
      return withAssignment(shift, event.workerId, { state: 'declined' });
    case 'submit':
      return { ...shift, status: 'Complete' };
    case 'edit':
      return withFollowing({ ...shift, ...event.changes });
    case 'delete':
      return { ...shift, status: 'Cancelled' };
  }
}

const withLatePay = (shift: Shift, more: number): Shift => ({
  ...shift,
  latePayCount: (shift.latePayCount ?? 0) + more,
});

/** Requests that need no asking go on the new terms; a later, lower rate is lower than these. */
function withFollowing(shift: Shift): Shift {
  return {
    ...shift,
    assignments: shift.assignments.map((assignment) =>
      assignment.state === 'requested' && !awaitsAgreement(shift, assignment)
        ? { ...assignment, agreed: termsOf(shift) }
        : assignment,
    ),
  };
}

const NO_TIMES = { checkInTime: null, checkOutTime: null, rating: null, agreed: null } as const;

function withAssignment(
  shift: Shift,
  workerId: string,
  change: Partial<Assignment> & Pick<Assignment, 'state'>,
): Shift {
  const known = shift.assignments.some((assignment) => assignment.workerId === workerId);
  const assignments = known
    ? shift.assignments.map((assignment) =>
        assignment.workerId === workerId ? { ...assignment, ...change } : assignment,
      )
    : [...shift.assignments, { ...NO_TIMES, ...change, workerId }];
  return { ...shift, assignments };
}
