import type { EmployerId, WorkerId } from '../../../core/ids.ts';

/** Workers who have completed shifts for a business. */
export abstract class FormerWorkers {
  abstract list(employerId: EmployerId): Promise<readonly WorkerId[]>;
}
