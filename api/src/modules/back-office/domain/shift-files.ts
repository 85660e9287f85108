import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Assignment } from '../../assignments/index.ts';
import type { Shift, ShiftId } from '../../posts/index.ts';

/** Where a shift is: it has open spots, is full, was submitted or cancelled. */
export type ShiftState = 'open' | 'filled' | 'completed' | 'cancelled';

export const shiftState = ({ status, totalWorkers, confirmedCount }: Shift): ShiftState => {
  if (status === 'Complete') return 'completed';
  if (status === 'Cancelled') return 'cancelled';
  return confirmedCount < totalWorkers ? 'open' : 'filled';
};

/** Which shifts are looked for; without employers those of all. */
export interface ShiftSearch extends PageRequest {
  readonly employerIds?: readonly UserId[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly state?: ShiftState | undefined;
}

/** An assignment as the back office sees it. */
export interface FiledAssignment
  extends Pick<
    Assignment,
    | 'id'
    | 'shiftId'
    | 'workerId'
    | 'state'
    | 'startsAt'
    | 'requestedAt'
    | 'completedAt'
    | 'checkInTime'
    | 'checkOutTime'
    | 'breakMinutes'
  > {
  readonly jobTitle: string | null;
  readonly locationName: string | null;
  readonly release: { readonly reason: string; readonly at: Date } | null;
}

/** Spots of shifts that begin on a day of UTC and were not cancelled, and how many are filled. */
export interface DayOfShifts {
  readonly day: string;
  readonly spots: number;
  readonly filled: number;
}

/** The shifts of all businesses and everybody on them, for reading; latest first. */
export abstract class ShiftFiles {
  abstract search(search: ShiftSearch): Promise<Page<Shift>>;
  abstract find(id: ShiftId): Promise<Shift | null>;
  /** Everybody who asked for it or was on it, oldest request first. */
  abstract assignmentsOf(id: ShiftId): Promise<readonly FiledAssignment[]>;
  /** Of shifts that begin from one time on and before another; only days with some. */
  abstract byDay(from: Date, to: Date): Promise<readonly DayOfShifts[]>;
  abstract ofEmployer(employerId: EmployerId, page: PageRequest): Promise<Page<Shift>>;
  abstract ofWorker(workerId: WorkerId, page: PageRequest): Promise<Page<FiledAssignment>>;
}
