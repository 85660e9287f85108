import type { ShiftId } from '../ids.ts';
import type { Shift } from '../shift.ts';

/** Shifts of all employers, to be read. */
export abstract class ShiftRepository {
  abstract find(id: ShiftId): Promise<Shift | null>;

  /** The shifts of the ids that exist, in the order of the ids. */
  abstract list(ids: readonly ShiftId[]): Promise<readonly Shift[]>;
}
