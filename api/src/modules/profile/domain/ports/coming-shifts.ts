import type { EmployerId } from '../../../../core/ids.ts';
import type { LocationId, SupervisorId } from '../profile.ts';

/** What profiles ask about shifts that are still to come; the posts module implements it. */
export abstract class ComingShifts {
  /** Whether one of the employer's names the supervisor. */
  abstract needSupervisor(employerId: EmployerId, supervisorId: SupervisorId): Promise<boolean>;

  /** Whether one of the employer's takes place there. */
  abstract needLocation(employerId: EmployerId, locationId: LocationId): Promise<boolean>;
}
