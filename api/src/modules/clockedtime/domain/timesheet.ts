import type { TIMESHEET_STATES } from '@leafshift/contracts/clockedtime';
import type { Cents } from '@leafshift/domain/money';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Decision, Dispute } from './dispute.ts';

export type TimesheetState = (typeof TIMESHEET_STATES)[number];

/** Where a time of the worker's comes from: the code of the shift, the poster of the place, or their word alone. */
export type Witness = 'code' | 'poster' | 'none';

/** One time as the worker recorded it, by the API's clock. */
export interface OwnTime {
  readonly at: Date;
  readonly by: Witness;
  /** How far from the place they were; null where they did not say or the place is not known. */
  readonly metres: number | null;
  /** When the employer accepted what nobody had witnessed. */
  readonly acceptedAt: Date | null;
  /** Where the device had no network then; missing or null for what was sent at once. */
  readonly late?: LateTime | null;
}

/** When a time reached us, and whether the code with it was that of the time. */
export interface LateTime {
  readonly sentAt: Date;
  readonly codeFits: boolean;
}

/** Which times and break counted. */
export interface CountedTimes {
  readonly clockIn: Date | null;
  readonly clockOut: Date | null;
  readonly breakMinutes: number;
}

/** What the employer changed afterwards, and why. */
export interface Correction {
  readonly at: Date;
  readonly before: CountedTimes;
  readonly after: CountedTimes;
  readonly reason: string;
}

/** The hours of one worker on one shift, beside the times on the assignment, which are those that count. */
export interface Timesheet {
  readonly id: AssignmentId;
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  readonly startsAt: Date;
  readonly state: TimesheetState;
  readonly worker: {
    readonly clockIn: OwnTime | null;
    readonly clockOut: OwnTime | null;
    /** Null where the worker has said nothing of a break. */
    readonly breakMinutes: number | null;
  };
  readonly corrections: readonly Correction[];
  readonly agreed: { readonly hours: number; readonly pay: Cents } | null;
  /** Until when the worker can accept or dispute. */
  readonly acceptBy: Date | null;
  readonly dispute: Dispute | null;
  readonly decision: Decision | null;
}

/** Whether more than the worker's word stands for a time. */
export const isWitnessed = ({ by, acceptedAt }: Pick<OwnTime, 'by' | 'acceptedAt'>): boolean =>
  by !== 'none' || acceptedAt !== null;
