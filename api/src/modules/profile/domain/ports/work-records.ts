import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { LocationId, SupervisorId } from '../profile.ts';

/** A worker's record over all shifts. */
export interface WorkRecord {
  /** Average of stars; null before the first rating. */
  readonly rating: number | null;
  readonly shiftsCompleted: number;
}

/** What profiles ask about shifts; the posts module implements it. */
export abstract class WorkRecords {
  /** The worker's record, for an employer on one of whose shifts they asked to work or are confirmed; else null. */
  abstract findForEmployer(employerId: EmployerId, workerId: WorkerId): Promise<WorkRecord | null>;
  /** Whether a shift that is still to come names the supervisor. */
  abstract needsSupervisor(employerId: EmployerId, supervisorId: SupervisorId): Promise<boolean>;
  /** Whether a shift that is still to come takes place there. */
  abstract needsLocation(employerId: EmployerId, locationId: LocationId): Promise<boolean>;
}
