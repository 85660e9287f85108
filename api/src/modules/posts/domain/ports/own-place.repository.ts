import type { WorkerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../ids.ts';
import type { ShiftPlace } from '../place.ts';
import type { Shift } from '../shift.ts';

/** A worker's own places. Conditional writes answer null when the place is in another state. */
export abstract class OwnPlaceRepository {
  abstract find(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null>;

  /** The worker's places on those shifts. */
  abstract list(workerId: WorkerId, shiftIds: readonly ShiftId[]): Promise<readonly ShiftPlace[]>;

  /** The worker's places on shifts that are not submitted. */
  abstract listActive(workerId: WorkerId): Promise<readonly ShiftPlace[]>;

  /** All shifts on which the worker ever had a place, latest first; for the export of their data. */
  abstract listAll(workerId: WorkerId): Promise<readonly ShiftPlace[]>;

  /** Requests the shift; null where there is a request or confirmation already. */
  abstract request(workerId: WorkerId, shift: Shift, at: Date): Promise<ShiftPlace | null>;

  abstract withdraw(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null>;

  /** Gives up a confirmed place that is not clocked in. */
  abstract cancel(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null>;
}
