import type { BusyTime } from '@leafshift/domain/busy-time';
import type { AssignmentState } from '@leafshift/domain/shift-lifecycle';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { AgreedTerms } from '../agreed-terms.ts';
import type { ShiftId } from '../ids.ts';

/** A request or a confirmed worker, as far as a posting shows it. */
export interface ShiftAssignment {
  readonly id: string;
  readonly shiftId: ShiftId;
  readonly workerId: WorkerId;
  readonly state: Exclude<AssignmentState, 'none'>;
  readonly requestedAt: Date;
  readonly checkInTime: Date | null;
  readonly checkOutTime: Date | null;
  /** Unpaid minutes between the two. */
  readonly breakMinutes: number;
  /** Why the employer says that the worker left because they wanted to. */
  readonly leftByChoice: string | null;
  /** 1 to 5, once rated. */
  readonly rating: number | null;
  /** What the worker asked on or agreed to last; null on assignments older than their terms. */
  readonly agreed: AgreedTerms | null;
  /** When the worker agreed to changed terms last. */
  readonly agreedAt: Date | null;
}

/** What postings ask about the workers on them; the assignments module implements it. */
export abstract class ShiftAssignments {
  /** Requests and confirmed workers of an employer's shifts, longest waiting first. */
  abstract ofShifts(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftAssignment[]>;

  /** The worker's own on those shifts, in whatever state. */
  abstract ofWorker(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftAssignment[]>;

  /** All shifts on which the worker has a request or confirmation and that have not begun. */
  abstract takenBy(workerId: WorkerId, now: Date): Promise<readonly ShiftId[]>;

  /** When the worker is confirmed, as far as it ends after that instant. */
  abstract busyTimes(workerId: WorkerId, after: Date): Promise<readonly BusyTime[]>;
}
