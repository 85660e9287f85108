import type { WorkerId } from '../../../../core/ids.ts';

/** A worker's record over all shifts: average of stars, and shifts that were submitted. */
export interface WorkerReputation {
  /** Null before the first rating. */
  readonly rating: number | null;
  readonly shiftsCompleted: number;
}

/** Reputations of workers; the rating module implements it. */
export abstract class Reputations {
  abstract find(workerId: WorkerId): Promise<WorkerReputation>;

  /** Those who have one; who was never rated and has completed nothing is missing. */
  abstract list(workerIds: readonly WorkerId[]): Promise<ReadonlyMap<WorkerId, WorkerReputation>>;
}
