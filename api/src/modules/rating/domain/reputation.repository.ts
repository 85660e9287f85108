import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { Reputation } from '../../posts/index.ts';

/** Ratings that are shown, of workers and businesses, and completed shifts of workers, summed up. */
export abstract class ReputationRepository {
  abstract list(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Reputation>>;

  abstract addRating(userId: UserId, stars: number): Promise<void>;

  abstract addCompletedShift(workerIds: readonly WorkerId[]): Promise<void>;

  abstract remove(userId: UserId): Promise<void>;
}
