import type { WorkerId } from '../../../../core/ids.ts';
import type { WorkerStanding } from '../person.ts';

/** Ratings and completed shifts of workers. */
export abstract class StandingRepository {
  abstract find(workerId: WorkerId): Promise<WorkerStanding>;

  abstract list(workerIds: readonly WorkerId[]): Promise<ReadonlyMap<WorkerId, WorkerStanding>>;

  abstract addRating(workerId: WorkerId, stars: number): Promise<void>;

  abstract remove(workerId: WorkerId): Promise<void>;

  abstract addCompletedShift(workerIds: readonly WorkerId[]): Promise<void>;
}
