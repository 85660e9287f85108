import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { Shift, ShiftId } from '../../../posts/index.ts';
import type { Assignment } from '../assignment.ts';
import type { AssignmentId } from '../ids.ts';

/** Which worker of which shift. */
export interface AssignmentKey {
  readonly shiftId: ShiftId;
  readonly assignmentId: AssignmentId;
}

/** When somebody came and left, and their unpaid break. */
export type WorkedTimes = Pick<Assignment, 'checkInTime' | 'checkOutTime' | 'breakMinutes'>;

/**
 * The assignments of an employer's own shifts. Each change is one conditional write on the
 * assignment's state, and answers null where it is in another one.
 */
export abstract class EmployerAssignmentRepository {
  abstract find(employerId: EmployerId, key: AssignmentKey): Promise<Assignment | null>;

  /** Requests and confirmed workers of the shifts, longest waiting first. */
  abstract listTaken(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Assignment[]>;

  abstract confirm(
    employerId: EmployerId,
    key: AssignmentKey,
    confirmed: { readonly workerId: WorkerId; readonly at: Date },
  ): Promise<Assignment | null>;

  abstract decline(employerId: EmployerId, key: AssignmentKey): Promise<Assignment | null>;

  /** Also of a worker who was marked as not having come; `from` is the state that was seen. */
  abstract clockIn(
    employerId: EmployerId,
    key: AssignmentKey,
    entry: { readonly from: 'confirmed' | 'noShow'; readonly at: Date },
  ): Promise<Assignment | null>;

  abstract markNoShow(employerId: EmployerId, key: AssignmentKey): Promise<Assignment | null>;

  /** Only when that check-in is still the one the check-out was compared with. */
  abstract clockOut(
    employerId: EmployerId,
    key: AssignmentKey,
    times: { readonly checkIn: Date; readonly checkOut: Date; readonly breakMinutes: number },
  ): Promise<Assignment | null>;

  /** Other times and break on a shift that is not submitted; only while they are as they were seen. */
  abstract correct(
    employerId: EmployerId,
    seen: Assignment,
    times: WorkedTimes,
  ): Promise<Assignment | null>;

  /** Takes the confirmed worker off the shift; `latePayHours` where that is paid. */
  abstract release(
    employerId: EmployerId,
    key: AssignmentKey,
    release: { readonly reason: string; readonly at: Date; readonly latePayHours: number | null },
  ): Promise<Assignment | null>;

  /** Notes why a worker who is clocked out left early by their own choice. */
  abstract leftByChoice(
    employerId: EmployerId,
    key: AssignmentKey,
    reason: string,
  ): Promise<Assignment | null>;

  /** Those of the shifts whose release or cancellation is paid. */
  abstract listLatePaid(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Assignment[]>;

  abstract rate(
    employerId: EmployerId,
    key: AssignmentKey,
    rating: { readonly workerId: WorkerId; readonly stars: number },
  ): Promise<Assignment | null>;

  /** Lets the worker see the stars. */
  abstract showRating(employerId: EmployerId, key: AssignmentKey): Promise<void>;

  /** The times of all assignments of a shift that was moved. */
  abstract move(
    employerId: EmployerId,
    shiftId: ShiftId,
    times: { readonly startsAt: Date; readonly endsAt: Date },
  ): Promise<void>;

  /** Requests whose workers need not be asked go on the shift's present terms. */
  abstract follow(
    employerId: EmployerId,
    shift: Shift,
    workerIds: readonly WorkerId[],
  ): Promise<void>;

  /** Ends the requests and confirmations of a cancelled shift, these with that pay; answers whose they were. */
  abstract cancelAll(
    employerId: EmployerId,
    shiftId: ShiftId,
    latePayHours: number | null,
  ): Promise<{ readonly requested: readonly WorkerId[]; readonly confirmed: readonly WorkerId[] }>;

  /** Marks the assignments of a submitted shift; requests on it are over. Answers those who worked. */
  abstract complete(
    employerId: EmployerId,
    shiftId: ShiftId,
    at: Date,
  ): Promise<readonly Assignment[]>;
}
