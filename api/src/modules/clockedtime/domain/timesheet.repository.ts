import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Timesheet, TimesheetState } from './timesheet.ts';

/** Whose timesheets, and which of them. */
export interface TimesheetFilter {
  readonly of: { readonly employerId: EmployerId } | { readonly workerId: WorkerId };
  readonly states: readonly TimesheetState[];
  readonly shiftId?: ShiftId | undefined;
}

/** Which worker of which shift a timesheet is for. */
export type TimesheetOf = Pick<
  Timesheet,
  'id' | 'shiftId' | 'employerId' | 'workerId' | 'startsAt'
>;

/** The timesheets: one an assignment, made when it is first needed. */
export abstract class TimesheetRepository {
  abstract find(id: AssignmentId): Promise<Timesheet | null>;

  /** Latest shift first. */
  abstract list(filter: TimesheetFilter, page: PageRequest): Promise<Page<Timesheet>>;

  /** Makes an open one where there is none yet. */
  abstract open(of: TimesheetOf): Promise<Timesheet>;
}
