import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { Assignment } from '../assignment.ts';

/** What workers have done for an employer. */
export abstract class CompletedWork {
  /** Whether the worker has a request or confirmation on any shift of the employer. */
  abstract isKnown(employerId: EmployerId, workerId: WorkerId): Promise<boolean>;

  /** The worker's completed assignments with the employer, latest start first. */
  abstract listTogether(employerId: EmployerId, workerId: WorkerId): Promise<readonly Assignment[]>;

  /** How many shifts each has completed for the employer; those with none are missing. */
  abstract countFor(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, number>>;
}
