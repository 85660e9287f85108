import type { WorkerId } from '../../../core/ids.ts';
import type { WorkerReputation } from '../../posts/index.ts';

/** Ratings and completed shifts of workers, summed up. */
export abstract class ReputationRepository {
  abstract list(workerIds: readonly WorkerId[]): Promise<ReadonlyMap<WorkerId, WorkerReputation>>;

  abstract addRating(workerId: WorkerId, stars: number): Promise<void>;

  abstract addCompletedShift(workerIds: readonly WorkerId[]): Promise<void>;

  abstract remove(workerId: WorkerId): Promise<void>;
}
