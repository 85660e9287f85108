import type { WorkerId } from '../../../../core/ids.ts';
import type { Shift, ShiftId } from '../../../posts/index.ts';
import type { Assignment } from '../assignment.ts';

/** A worker's own assignments, without stars that they are not shown. Conditional writes answer null where it is in another state. */
export abstract class WorkerAssignmentRepository {
  abstract find(workerId: WorkerId, shiftId: ShiftId): Promise<Assignment | null>;

  /** The worker's assignments on those shifts. */
  abstract list(workerId: WorkerId, shiftIds: readonly ShiftId[]): Promise<readonly Assignment[]>;

  /** The worker's requests and confirmations on shifts that are not submitted. */
  abstract listActive(workerId: WorkerId): Promise<readonly Assignment[]>;

  /** All that the worker ever had, latest first; for the export of their data. */
  abstract listAll(workerId: WorkerId): Promise<readonly Assignment[]>;

  /** Requests the shift on its terms; null where there is a request or confirmation already. */
  abstract request(workerId: WorkerId, shift: Shift, at: Date): Promise<Assignment | null>;

  /** Takes the shift's terms, as they are given, for those that the worker agreed to. */
  abstract agree(workerId: WorkerId, shift: Shift, at: Date): Promise<Assignment | null>;

  abstract withdraw(workerId: WorkerId, shiftId: ShiftId): Promise<Assignment | null>;

  /** Gives up a confirmed spot that is not clocked in. */
  abstract cancel(workerId: WorkerId, shiftId: ShiftId): Promise<Assignment | null>;
}
