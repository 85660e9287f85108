import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';

/** Whose attendance it is, of which shift. */
export interface Attended {
  readonly assignmentId: AssignmentId;
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** That nobody was at the place, by this API's clock. */
export interface NobodyHere {
  readonly at: Date;
  /** From where the device said it was; null where it said nothing. */
  readonly metres: number | null;
  /** When the worker said so again after an hour. */
  readonly stillAt: Date | null;
  readonly stillMetres: number | null;
}

/** That a worker is on their way, by this API's clock. */
export interface Arriving {
  readonly at: Date;
  /** How late they think that they will be; 0 is in time. */
  readonly minutesLate: number;
}

/** Whether a confirmed worker comes, and whether they found somebody. */
export interface Attendance extends Attended {
  readonly askedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly nobodyHere: NobodyHere | null;
  readonly arriving: Arriving | null;
}
