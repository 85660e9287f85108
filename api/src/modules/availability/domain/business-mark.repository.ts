import type { BusinessMark } from '@leafshift/contracts/availability';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';

/** A business that a worker likes or does not want to hear of. */
export interface MarkedBusiness {
  readonly employerId: EmployerId;
  readonly mark: BusinessMark;
  readonly markedAt: Date;
}

/** Workers' marks of businesses, one a worker and business. */
export abstract class BusinessMarkRepository {
  /** Latest first. */
  abstract list(workerId: WorkerId): Promise<readonly MarkedBusiness[]>;

  abstract count(workerId: WorkerId): Promise<number>;

  abstract find(workerId: WorkerId, employerId: EmployerId): Promise<MarkedBusiness | null>;

  abstract employersOf(workerId: WorkerId, mark: BusinessMark): Promise<readonly EmployerId[]>;

  /** Those of the workers who gave the business that mark. */
  abstract among(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
    mark: BusinessMark,
  ): Promise<ReadonlySet<WorkerId>>;

  /** Replaces the mark that there was. */
  abstract save(workerId: WorkerId, marked: MarkedBusiness): Promise<void>;

  abstract remove(workerId: WorkerId, employerId: EmployerId): Promise<void>;

  /** Everything with this user, on whichever side. */
  abstract removeOf(userId: UserId): Promise<void>;
}
