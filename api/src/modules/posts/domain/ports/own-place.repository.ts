import type { WorkerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../ids.ts';
import type { ShiftPlace } from '../place.ts';
import type { Shift } from '../shift.ts';

/** A worker's own places. Conditional writes answer null when the place is in another state. */
export abstract class OwnPlaceRepository {
  abstract find(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null>;

  /** The worker's places on those shifts. */
  abstract list(workerId: WorkerId, shiftIds: readonly ShiftId[]): Promise<readonly ShiftPlace[]>;

  /** Requests the shift; null where there is a request or confirmation already. */
  abstract request(workerId: WorkerId, shift: Shift, at: Date): Promise<ShiftPlace | null>;

  abstract withdraw(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null>;

  /** Gives up a confirmed place that is not clocked in. */
  abstract cancel(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null>;
}
