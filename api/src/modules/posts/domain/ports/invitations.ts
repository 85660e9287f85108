import type { WorkerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../ids.ts';

/** Which shifts a worker was invited to; the favourites module provides it. */
export abstract class Invitations {
  /** When the worker was invited, for those of the shifts to which they were. */
  abstract sentTo(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<ReadonlyMap<ShiftId, Date>>;
}
