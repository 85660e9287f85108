import type {
  OwnAttendance,
  WaitingWorker,
  WorkerAttendance,
} from '@leafshift/contracts/attendance';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { AssignmentProgress } from '../../assignments/index.ts';
import { type ShiftAssignment, ShiftAssignments, type ShiftId, Shifts } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';
import type { Attendance } from '../domain/attendance.ts';
import { ownAttendanceView, reportView, workerAttendanceView } from './attendance.view.ts';

/** Who comes and who waits, for each who may see it. */
@Injectable()
export class AttendanceLists {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly assignments: ShiftAssignments,
    private readonly progress: AssignmentProgress,
    private readonly shifts: Shifts,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** The confirmed workers of an own shift. Throws NOT_FOUND. */
  async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<WorkerAttendance[]> {
    if (!(await this.shifts.findOf(employerId, shiftId))) {
      return refuse('NOT_FOUND');
    }
    const entries = await this.attendance.listOfShift(employerId, shiftId);
    const taken = await this.assignments.ofShifts(employerId, [shiftId]);
    const confirmed = idsOf(taken.filter(({ state }) => state !== 'requested'));
    const now = this.clock.now();
    return entries
      .filter(({ assignmentId }) => confirmed.has(assignmentId))
      .map((entry) => workerAttendanceView(entry, now));
  }

  /** A worker's shifts that they are confirmed on and have not come to, soonest first. */
  async ofWorker(workerId: WorkerId): Promise<OwnAttendance[]> {
    const entries = await this.attendance.listOfWorker(workerId, this.clock.now());
    const own = await this.assignments.ofWorker(
      workerId,
      entries.map(({ shiftId }) => shiftId),
    );
    const confirmed = idsOf(own.filter(({ state }) => state === 'confirmed'));
    return entries
      .filter(({ assignmentId }) => confirmed.has(assignmentId))
      .map((entry) => ownAttendanceView(entry));
  }

  /** What the back office was told of, the newest first. */
  async waiting(page: PageRequest): Promise<Page<WaitingWorker>> {
    const { items, nextCursor } = await this.attendance.listTold(page);
    const accounts = await this.users.map(
      items.flatMap(({ workerId, employerId }) => [workerId, employerId]),
    );
    const nameOf = (id: EmployerId | WorkerId) => ({ _id: id, name: accounts.get(id)?.name ?? '' });
    const rows: WaitingWorker[] = [];
    for (const entry of items) {
      const row = await this.#waiting(entry);
      rows.push(
        ...(row
          ? [{ ...row, worker: nameOf(entry.workerId), employer: nameOf(entry.employerId) }]
          : []),
      );
    }
    return { items: rows, nextCursor };
  }

  async #waiting({ assignmentId, shiftId, workerId, nobodyHere }: Attendance) {
    const found = await this.progress.findOwn(workerId, shiftId);
    if (!found || !nobodyHere) {
      return null;
    }
    const { shift, assignment } = found;
    return {
      _id: assignmentId,
      post: shiftId,
      jobTitle: shift.jobTitle,
      locationName: shift.location.locationName,
      date: shift.startsAt.toISOString(),
      timeZone: shift.timeZone,
      isWaiting: assignment.state === 'confirmed',
      nobodyHere: reportView(nobodyHere),
    };
  }
}

const idsOf = (assignments: readonly ShiftAssignment[]): ReadonlySet<string> =>
  new Set(assignments.map(({ id }) => id));
