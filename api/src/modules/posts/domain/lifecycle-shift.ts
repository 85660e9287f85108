import type { Assignment, Shift as LifecycleShift } from '@leafshift/domain/shift-lifecycle';
import { takesSpot } from '@leafshift/domain/shift-lifecycle';
import { agreedTermsOf } from './agreed-terms.ts';
import type { ShiftAssignment } from './ports/shift-assignments.ts';
import type { Shift } from './shift.ts';

type Known = Pick<
  ShiftAssignment,
  'workerId' | 'state' | 'checkInTime' | 'checkOutTime' | 'breakMinutes' | 'rating' | 'agreed'
>;

/** A shift with all its assignments, as the rules of the lifecycle read it. */
export const toFullLifecycleShift = (
  shift: Shift,
  assignments: readonly Known[],
): LifecycleShift => ({
  ...agreedTermsOf(shift),
  totalWorkers: shift.totalWorkers,
  status: shift.status,
  latePayCount: shift.latePayCount,
  assignments,
});

/**
 * A shift as the rules need it for one worker: their own assignment, and the others only by number,
 * so that asking about one worker does not read two hundred assignments.
 */
export const toLifecycleShift = (shift: Shift, own: Known | null): LifecycleShift => {
  const others = shift.confirmedCount - (own && takesSpot(own.state) ? 1 : 0);
  const absent = shift.noShowCount - (own?.state === 'noShow' ? 1 : 0);
  return toFullLifecycleShift(shift, [
    ...(own ? [own] : []),
    ...Array.from({ length: others }, (_, index) => other('confirmed', index)),
    ...Array.from({ length: absent }, (_, index) => other('noShow', index)),
  ] as Known[]);
};

const other = (state: 'confirmed' | 'noShow', index: number): Assignment => ({
  workerId: `${state}-${index}`,
  state,
  checkInTime: null,
  checkOutTime: null,
  rating: null,
  agreed: null,
});
