import type { ClockedMoment } from '@leafshift/contracts/clockedtime';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Correction, OwnTime, Timesheet, TimesheetState } from './timesheet.ts';

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

/** When a worker went, by their own record, and their break where they said it. */
export interface OwnGoingRecord {
  readonly time: OwnTime;
  readonly ownBreak: number | null;
}

/** The timesheets: one an assignment, made when it is first needed. */
export abstract class TimesheetRepository {
  abstract find(id: AssignmentId): Promise<Timesheet | null>;

  /** Latest shift first. */
  abstract list(filter: TimesheetFilter, page: PageRequest): Promise<Page<Timesheet>>;

  /** All of one side, latest shift first; for the export of their data. */
  abstract listAll(of: TimesheetFilter['of']): Promise<readonly Timesheet[]>;

  /** How many submitted ones of somebody, on either side, are neither accepted nor decided. */
  abstract countUnsettled(userId: UserId): Promise<number>;

  /** Takes out how far a worker was from the places, and what somebody wrote in disputes, on either side. */
  abstract forget(userId: UserId): Promise<void>;

  /** Makes an open one where there is none yet. */
  abstract open(of: TimesheetOf): Promise<Timesheet>;

  // The changes below are for open ones, and answer null where it has moved on.

  /** Only while the worker's record is as it was seen. */
  abstract recordIn(
    id: AssignmentId,
    time: OwnTime,
    seen: OwnTime | null,
  ): Promise<Timesheet | null>;

  abstract recordOut(
    id: AssignmentId,
    record: OwnGoingRecord,
    seen: OwnTime | null,
  ): Promise<Timesheet | null>;

  abstract recordBreak(id: AssignmentId, minutes: number): Promise<Timesheet | null>;

  /** Notes that the employer accepted what nobody had witnessed. */
  abstract accept(id: AssignmentId, moment: ClockedMoment, at: Date): Promise<Timesheet | null>;

  abstract addCorrection(id: AssignmentId, correction: Correction): Promise<Timesheet | null>;
}
