import type { JobTitle } from '@leafshift/domain/posting-rules';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';

/** A worker's record over all shifts. */
export interface WorkRecord {
  /** Average of stars; null before the first rating. */
  readonly rating: number | null;
  readonly shiftsCompleted: number;
}

/** A completed shift of a worker for one employer. */
export interface ShiftTogether {
  readonly shiftId: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly jobTitle: JobTitle;
  readonly locationName: string;
  readonly hours: number;
  readonly stars: number | null;
}

/** What a worker has done for one employer. */
export interface WorkTogether {
  readonly shiftsCompleted: number;
  readonly hours: number;
  /** Average of the employer's stars; null before the first rating. */
  readonly rating: number | null;
  /** The latest few. */
  readonly lastShifts: readonly ShiftTogether[];
}

/** What profiles ask about work done; the assignments module implements it. */
export abstract class WorkRecords {
  /** The worker's record, for an employer on one of whose shifts they asked to work or are confirmed; else null. */
  abstract findForEmployer(employerId: EmployerId, workerId: WorkerId): Promise<WorkRecord | null>;
  /** What the worker has completed for the employer. */
  abstract together(employerId: EmployerId, workerId: WorkerId): Promise<WorkTogether>;
  /** How many shifts each has completed for the employer; those with none are missing. */
  abstract completedFor(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, number>>;
}
