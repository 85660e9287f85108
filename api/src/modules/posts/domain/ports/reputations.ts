import type { UserId, WorkerId } from '../../../../core/ids.ts';

/** A worker's or a business's record: average and number of shown ratings, and a worker's submitted shifts. */
export interface Reputation {
  /** Null before the first rating. */
  readonly rating: number | null;
  readonly ratings: number;
  readonly shiftsCompleted: number;
}

/** Reputations of workers and businesses; the rating module implements it. */
export abstract class Reputations {
  abstract find(workerId: WorkerId): Promise<Reputation>;
  /** Those who have one; who was never rated and has completed nothing is missing. */
  abstract list(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Reputation>>;
}
