import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';

/** Who rates each other for which shift. */
export interface RatedWork {
  readonly assignmentId: AssignmentId;
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
}

/** 1 to 5 stars for a worker. */
export interface StarsGiven {
  readonly stars: number;
  readonly at: Date;
}

/** Stars for a business, with what the worker wrote; '' where nothing. */
export interface BusinessRating extends StarsGiven {
  readonly words: string;
}

/** What both sides of an assignment gave each other. */
export interface ShiftRating extends RatedWork {
  readonly ofWorker: StarsGiven | null;
  readonly ofBusiness: BusinessRating | null;
  /** When it was shown to both; null while it is hidden. */
  readonly shownAt: Date | null;
}
