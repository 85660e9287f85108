import type { QuizBadge } from '@leafshift/contracts/quizzes';
import type { WorkerId } from '../../../../core/ids.ts';

/** What profiles ask about quizzes passed; the quizzes module implements it. */
export abstract class WorkerBadges {
  /** The latest first; those who have none are missing. */
  abstract of(workerIds: readonly WorkerId[]): Promise<ReadonlyMap<WorkerId, readonly QuizBadge[]>>;
}
