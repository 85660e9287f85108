import type { EmployerId, UserId } from '../../../core/ids.ts';

/** What a call of a business names. */
export interface NamedIds {
  /** Shifts or postings. */
  readonly postIds: readonly string[];
  /** An assignment or its timesheet. */
  readonly assignmentId: string | null;
  readonly invoiceId: string | null;
}

/** Shifts and workers behind what calls name, as far as they are the business's. */
export abstract class ActSubjects {
  abstract find(
    employerId: EmployerId,
    named: NamedIds,
  ): Promise<{ readonly postIds: readonly string[]; readonly workerId: UserId | null }>;
}
