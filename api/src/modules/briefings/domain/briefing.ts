import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { LocationId } from '../../profile/index.ts';
import type { FileKey } from '../../uploads/index.ts';

/** What confirmed workers have to know of a location. */
export interface Briefing {
  readonly locationId: LocationId;
  readonly employerId: EmployerId;
  readonly version: number;
  readonly entrance: string;
  readonly clothing: string;
  readonly contact: string;
  readonly photoKey: FileKey | null;
  readonly updatedAt: Date;
}

export type BriefingText = Pick<Briefing, 'entrance' | 'clothing' | 'contact' | 'photoKey'>;

/** That a worker has read a version. */
export interface BriefingReading {
  readonly assignmentId: AssignmentId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  readonly version: number;
  readonly readAt: Date;
}
