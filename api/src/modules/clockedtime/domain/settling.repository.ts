import type { Cents } from '@leafshift/domain/money';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { Decision, Dispute, DisputeAnswer } from './dispute.ts';
import type { TimesheetOf } from './timesheet.repository.ts';
import type { Timesheet } from './timesheet.ts';

/** What a submitted shift makes of a timesheet. */
export interface SubmittedHours {
  readonly agreed: { readonly hours: number; readonly pay: Cents };
  /** Null where there is no time to dispute, so that silence has accepted. */
  readonly acceptBy: Date | null;
}

/**
 * Timesheets after their shift was submitted. Each change is one conditional write, and answers null
 * where the timesheet has moved on.
 */
export abstract class SettlingRepository {
  /** Also of somebody whose hours were never recorded. */
  abstract submit(of: TimesheetOf, hours: SubmittedHours): Promise<void>;

  abstract find(id: AssignmentId): Promise<Timesheet | null>;

  /** `acceptBy` is the one that was seen. */
  abstract accept(id: AssignmentId, acceptBy: Date): Promise<Timesheet | null>;

  abstract dispute(id: AssignmentId, dispute: Dispute): Promise<Timesheet | null>;

  /** Where nobody has answered yet. */
  abstract answer(id: AssignmentId, answer: DisputeAnswer): Promise<Timesheet | null>;

  abstract decide(
    id: AssignmentId,
    decision: Decision,
    agreed: NonNullable<Timesheet['agreed']>,
  ): Promise<Timesheet | null>;

  /** Those that the back office has to decide, longest disputed first. */
  abstract listToDecide(now: Date, page: PageRequest): Promise<Page<Timesheet>>;

  /** How many the back office has to decide, and since when the first of them is disputed. */
  abstract countToDecide(now: Date): Promise<Waiting>;
}
