import type { WorkerId } from '../../../../core/ids.ts';
import type { Page, PageRequest } from '../../../../core/paging/page.ts';
import type { ShiftId } from '../../../posts/index.ts';

/** Pages of a worker's shifts; every query reads an index and little more than it answers. */
export abstract class WorkerShiftLists {
  /** With a request or confirmation, and not ended; soonest first. */
  abstract upcomingOf(workerId: WorkerId, now: Date, page: PageRequest): Promise<Page<ShiftId>>;

  /** With a request that waits for an answer, and not ended; soonest first. */
  abstract requestedBy(workerId: WorkerId, now: Date, page: PageRequest): Promise<Page<ShiftId>>;

  /** Confirmed and not submitted, soonest first. */
  abstract confirmedOf(workerId: WorkerId, page: PageRequest): Promise<Page<ShiftId>>;

  /** Submitted, latest first. */
  abstract completedOf(workerId: WorkerId, page: PageRequest): Promise<Page<ShiftId>>;

  /** All with a request or confirmation that have not begun. */
  abstract takenBy(workerId: WorkerId, now: Date): Promise<readonly ShiftId[]>;
}
