import type { OfferedWork, UnsuitedReason } from '@leafshift/domain/availability';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';

/** A shift that is offered to workers. */
export interface Offered extends OfferedWork {
  readonly employerId: EmployerId;
}

/** Why an offer does not suit a worker; `blocked` is nobody's to hear of but theirs. */
export type UnsuitedBy = UnsuitedReason | 'blocked';

/** What other modules ask before they offer a shift to workers, or show them a business. */
export abstract class WorkerAvailability {
  /** Why the shift does not suit those workers; whom it suits is missing (FIND-2, FIND-4). */
  abstract unsuited(
    workerIds: readonly WorkerId[],
    shift: Offered,
  ): Promise<ReadonlyMap<WorkerId, UnsuitedBy>>;

  /** Those of the workers who blocked the business. */
  abstract blocking(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlySet<WorkerId>>;

  /** The businesses that the worker blocked. */
  abstract blockedBy(workerId: WorkerId): Promise<readonly EmployerId[]>;
}
