import type { AssignmentId } from '../ids.ts';

/** What is asked about whether confirmed workers come and came; the attendance module implements it. */
export abstract class WorkerAttendance {
  /** Throws WORKER_WAITS_OUTSIDE for who has reported that nobody was there to let them in. */
  abstract throwIfWaiting(id: AssignmentId): Promise<void>;

  /** Whether the worker was asked if they still come, has not answered in time, and the shift has not begun. */
  abstract mayReleaseFree(id: AssignmentId): Promise<boolean>;
}
