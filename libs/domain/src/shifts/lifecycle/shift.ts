import type { Instant } from '../../zones/instant.ts';
import { toMilliseconds } from '../../zones/instant.ts';
import { addHours } from '../../zones/shift-time.ts';
import type { TimeZone } from '../../zones/time-zone-name.ts';
import type { AssignmentState, ShiftState } from './states.ts';
import { isConfirmedState, takesSpot } from './states.ts';
import type { WorkTerms } from './terms.ts';
import { materialChanges } from './terms.ts';

/** One worker on one shift. */
export interface Assignment {
  readonly workerId: string;
  readonly state: Exclude<AssignmentState, 'none'>;
  /** When the employer confirmed them last; not known where it is absent. */
  readonly confirmedAt?: Instant | null;
  readonly checkInTime: Instant | null;
  readonly checkOutTime: Instant | null;
  /** Unpaid minutes between the two; none where it is absent. */
  readonly breakMinutes?: number | undefined;
  /** 1 to 5, once rated. */
  readonly rating: number | null;
  /** The terms that the worker asked on or agreed to last; null where nobody needs them. */
  readonly agreed: WorkTerms | null;
}

/** When a shift takes place: start, and length in real hours. */
export interface ShiftTimes {
  readonly startsAt: Instant;
  readonly durationHours: number;
}

/** What the rules need to know of a Temp posting. At most one assignment a worker. */
export interface Shift extends WorkTerms {
  readonly timeZone: TimeZone;
  readonly totalWorkers: number;
  /** Null until it is submitted or cancelled. */
  readonly status: 'Complete' | 'Cancelled' | null;
  readonly assignments: readonly Assignment[];
  /** How many workers were released late, so that the shift owes them pay. None where it is absent. */
  readonly latePayCount?: number;
}

/** Where the shift stands. 'inProgress' is as soon as somebody is clocked in. */
export function shiftState(
  shift: Pick<Shift, 'status' | 'assignments' | 'totalWorkers'>,
): ShiftState {
  if (shift.status !== null) {
    return shift.status === 'Complete' ? 'complete' : 'cancelled';
  }
  const states = shift.assignments.map((assignment) => assignment.state);
  if (states.some((state) => isConfirmedState(state) && state !== 'confirmed')) {
    return 'inProgress';
  }
  return states.filter(takesSpot).length >= shift.totalWorkers ? 'filled' : 'open';
}

/** How many of the shift's spots are taken. */
export function confirmedCount(shift: Pick<Shift, 'assignments'>): number {
  return shift.assignments.filter((assignment) => takesSpot(assignment.state)).length;
}

/** How many requests wait for the employer. */
export function requestCount(shift: Pick<Shift, 'assignments'>): number {
  return shift.assignments.filter((assignment) => assignment.state === 'requested').length;
}

/** Where a worker stands on the shift; 'none' without an assignment. */
export function assignmentState(
  shift: Pick<Shift, 'assignments'>,
  workerId: string,
): AssignmentState {
  return shift.assignments.find((assignment) => assignment.workerId === workerId)?.state ?? 'none';
}

/** Whether a request waits until its worker has agreed to what was changed since. */
export function awaitsAgreement(
  shift: WorkTerms,
  { state, agreed }: Pick<Assignment, 'state' | 'agreed'>,
): boolean {
  return state === 'requested' && agreed !== null && materialChanges(agreed, shift).length > 0;
}

/** Whether two shifts share any time; one that starts when the other ends does not. */
export function shiftsOverlap(one: ShiftTimes, other: ShiftTimes): boolean {
  return (
    toMilliseconds(one.startsAt) < addHours(other.startsAt, other.durationHours).getTime() &&
    toMilliseconds(other.startsAt) < addHours(one.startsAt, one.durationHours).getTime()
  );
}

/** The shifts of a list that share time with the given one; for warnings before applying. */
export function overlappingShifts<Other extends ShiftTimes>(
  shift: ShiftTimes,
  others: readonly Other[],
): readonly Other[] {
  return others.filter((other) => shiftsOverlap(shift, other));
}

/** Whether a shift's planned time is over. */
export function isOver({ startsAt, durationHours }: ShiftTimes, now: Instant): boolean {
  return toMilliseconds(now) >= addHours(startsAt, durationHours).getTime();
}

/** Whether a shift has begun. */
export function hasBegun(shift: Pick<ShiftTimes, 'startsAt'>, now: Instant): boolean {
  return toMilliseconds(now) >= toMilliseconds(shift.startsAt);
}
