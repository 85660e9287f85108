import type { PlaceState } from '@leafshift/domain/shift-lifecycle';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { PlaceId, ShiftId } from './ids.ts';

/** One worker on one shift: from the request to the rating. There is one a worker and shift. */
export interface ShiftPlace {
  readonly id: PlaceId;
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  readonly state: Exclude<PlaceState, 'none'>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly requestedAt: Date;
  readonly checkInTime: Date | null;
  readonly checkOutTime: Date | null;
  /** 1 to 5, once rated. */
  readonly rating: number | null;
  /** When the shift was submitted. */
  readonly completedAt: Date | null;
}
