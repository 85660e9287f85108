import type { ShiftId } from '../ids.ts';
import type { Shift } from '../shift.ts';

/** Shifts as workers meet them: whoever's they are. Conditional writes answer null like those of employers. */
export abstract class OpenShiftRepository {
  abstract find(id: ShiftId): Promise<Shift | null>;

  /** The shifts of the ids that exist, in the order of the ids. */
  abstract list(ids: readonly ShiftId[]): Promise<readonly Shift[]>;

  /** Counts a request, while the shift is open, has a place left and has not begun. */
  abstract countRequest(id: ShiftId, now: Date): Promise<Shift | null>;

  /** Takes a withdrawn request off the count, while the shift is open. */
  abstract dropRequest(id: ShiftId): Promise<Shift | null>;

  /** Opens the place of a worker who cancelled, while the shift is open. */
  abstract reopenPlace(id: ShiftId): Promise<Shift | null>;
}
