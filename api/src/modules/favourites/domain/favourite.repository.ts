import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';

/** A worker whom an employer likes to work with. */
export interface Favourite {
  readonly workerId: WorkerId;
  readonly addedAt: Date;
}

/** Employers' favourite workers. */
export abstract class FavouriteRepository {
  /** Latest first. */
  abstract list(employerId: EmployerId): Promise<readonly Favourite[]>;

  abstract count(employerId: EmployerId): Promise<number>;

  /** Those of the workers who are favourites. */
  abstract among(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlySet<WorkerId>>;

  /** Adds the worker, or answers when they were added before. */
  abstract add(employerId: EmployerId, favourite: Favourite): Promise<Favourite>;

  abstract remove(employerId: EmployerId, workerId: WorkerId): Promise<void>;

  /** Everything with this user, on whichever side. */
  abstract removeOf(userId: UserId): Promise<void>;
}
