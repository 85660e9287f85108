import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';

/** That a business offers nothing to a worker any more. */
export interface NotAgainMark {
  readonly workerId: WorkerId;
  readonly by: UserId;
  readonly at: Date;
}

/** What other modules ask before they offer or confirm anything by themselves (BUSINESS-11). */
export abstract class NotAgain {
  /** Those of the workers to whom the business offers nothing any more. */
  abstract among(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlySet<WorkerId>>;
}

/** Businesses' 'not again' lists. */
export abstract class NotAgainRepository extends NotAgain {
  /** Latest first. */
  abstract list(employerId: EmployerId): Promise<readonly NotAgainMark[]>;

  abstract find(employerId: EmployerId, workerId: WorkerId): Promise<NotAgainMark | null>;

  abstract count(employerId: EmployerId): Promise<number>;

  /** Adds the worker, or answers how they were added before. */
  abstract add(employerId: EmployerId, mark: NotAgainMark): Promise<NotAgainMark>;

  abstract remove(employerId: EmployerId, workerId: WorkerId): Promise<void>;

  /** Everything with this user, as the business or as the worker. */
  abstract removeOf(userId: UserId): Promise<void>;
}
