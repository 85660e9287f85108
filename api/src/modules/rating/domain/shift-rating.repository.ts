import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { BusinessRating, RatedWork, ShiftRating, StarsGiven } from './shift-rating.ts';

/** The ratings of shifts. Each write carries its condition and gives null where it is not met. */
export abstract class ShiftRatingRepository {
  abstract find(assignmentId: AssignmentId): Promise<ShiftRating | null>;

  /** Those of an employer's shift that are shown. */
  abstract listShown(employerId: EmployerId, shiftId: ShiftId): Promise<readonly ShiftRating[]>;

  /** All that a worker gave, hidden or not; for the export of their data. */
  abstract listGiven(workerId: WorkerId): Promise<readonly ShiftRating[]>;

  /** All that a business received and is shown; for the export of their data. */
  abstract listReceived(employerId: EmployerId): Promise<readonly ShiftRating[]>;

  /** Keeps the stars of a worker who was not rated for it. */
  abstract rateWorker(work: RatedWork, given: StarsGiven): Promise<ShiftRating | null>;

  /** Keeps the stars of a business that the worker has not rated for it. */
  abstract rateBusiness(work: RatedWork, given: BusinessRating): Promise<ShiftRating | null>;

  /** Shows what is hidden. */
  abstract show(assignmentId: AssignmentId, at: Date): Promise<ShiftRating | null>;

  /** Takes out the words of and about somebody whose account is closed, and what they are not shown yet. */
  abstract forget(userId: UserId): Promise<void>;
}
