import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Arriving, Attendance, Attended } from './attendance.ts';

/** Where a worker says they are, and when. */
export interface Whereabouts {
  readonly at: Date;
  readonly metres: number | null;
}

/** One entry an assignment. Changes are conditional and answer null where they come too late. */
export abstract class AttendanceRepository {
  abstract find(id: AssignmentId): Promise<Attendance | null>;

  abstract listOfShift(employerId: EmployerId, shiftId: ShiftId): Promise<readonly Attendance[]>;

  /** Of shifts that end after that, soonest first. */
  abstract listOfWorker(workerId: WorkerId, after: Date): Promise<readonly Attendance[]>;

  /** All that is held on a worker. */
  abstract listAll(workerId: WorkerId): Promise<readonly Attendance[]>;

  /** Those that the back office was told of, the newest first. */
  abstract listTold(page: PageRequest): Promise<Page<Attendance>>;

  /** Begins anew with a confirmation: nothing of an earlier one counts. */
  abstract begin(of: Attended, answeredAt: Date | null): Promise<void>;

  /** Only who has not answered is asked. */
  abstract ask(id: AssignmentId, at: Date): Promise<Attendance | null>;

  /** Only who was asked answers, once. */
  abstract answer(id: AssignmentId, at: Date): Promise<Attendance | null>;

  /** What was said last counts. */
  abstract arrive(of: Attended, arriving: Arriving): Promise<Attendance | null>;

  /** Only the first report is kept. */
  abstract report(of: Attended, where: Whereabouts): Promise<Attendance | null>;

  /** Only after a first report, once. */
  abstract reportAgain(id: AssignmentId, where: Whereabouts): Promise<Attendance | null>;

  /** Puts a report before the back office. */
  abstract tell(id: AssignmentId, at: Date): Promise<void>;
}
