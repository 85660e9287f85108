import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { LocationId } from '../../profile/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { Briefing, BriefingReading, BriefingText } from './briefing.ts';

/** Briefings of locations, and who has read them. */
export abstract class BriefingRepository {
  abstract find(employerId: EmployerId, locationId: LocationId): Promise<Briefing | null>;

  abstract listOf(employerId: EmployerId): Promise<readonly Briefing[]>;

  abstract list(locationIds: readonly LocationId[]): Promise<readonly Briefing[]>;

  /** Counts the version up. */
  abstract save(
    employerId: EmployerId,
    locationId: LocationId,
    text: BriefingText,
    at: Date,
  ): Promise<Briefing>;

  abstract remove(employerId: EmployerId, locationId: LocationId): Promise<void>;

  /** Removes all of a business and gives the pictures that were in them. */
  abstract removeOf(employerId: EmployerId): Promise<readonly FileKey[]>;

  /** The first reading of a version stands; whether this was it. */
  abstract read(reading: BriefingReading): Promise<boolean>;

  abstract listReadings(ids: readonly AssignmentId[]): Promise<readonly BriefingReading[]>;

  abstract listReadingsOf(workerId: WorkerId): Promise<readonly BriefingReading[]>;

  abstract removeReadingsOf(workerId: WorkerId): Promise<void>;
}
