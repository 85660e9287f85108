import type { TempPost } from '@leafshift/contracts/posts';
import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import { Shifts, ShiftViews } from '../../../posts/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { WorkerShiftLists } from '../../domain/ports/worker-shift-lists.ts';

/** How many submitted shifts are given along with those that are to come. */
const LATEST_COMPLETED = 50;

const isConfirmed = ({ state }: Assignment): boolean =>
  CONFIRMED_STATES.some((confirmed) => confirmed === state);

/** A worker's confirmed shifts, for the modules that show them elsewhere. */
@Injectable()
export class ConfirmedShifts {
  constructor(
    private readonly lists: WorkerShiftLists,
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly views: ShiftViews,
  ) {}

  /** As the worker sees them, earliest first: all that are not submitted, and the latest that are. */
  async ofWorker(workerId: WorkerId): Promise<readonly TempPost[]> {
    const active = await this.assignments.listActive(workerId);
    const completed = await this.lists.completedOf(workerId, { limit: LATEST_COMPLETED });
    const ids = [...active.filter(isConfirmed).map(({ shiftId }) => shiftId), ...completed.items];
    const shifts = await this.shifts.list([...new Set(ids)]);
    const posts = await this.views.forWorker(workerId, shifts);
    return posts
      .filter(({ confirmedArr }) => confirmedArr.length > 0)
      .toSorted((one, other) => one.date.localeCompare(other.date));
  }
}
