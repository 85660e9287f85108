import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { noShowRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import {
  type Shift,
  ShiftSpots,
  Shifts,
  ShiftViews,
  toLifecycleShift,
} from '../../../posts/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import {
  type AssignmentKey,
  EmployerAssignmentRepository,
} from '../../domain/ports/employer-assignment.repository.ts';
import { WorkerAttendance } from '../../domain/ports/worker-attendance.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';
import { workerLeft } from './worker-left.ts';

/** An employer marks a confirmed worker who never came: the spot is open again, and the shift can be submitted (ADR 0198). */
@Injectable()
export class MarkNoShowUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
    private readonly attendance: WorkerAttendance,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, SHIFT_NOT_BEGUN, NOT_CONFIRMED, ALREADY_CLOCKED_IN, ALREADY_NO_SHOW, WORKER_WAITS_OUTSIDE, or that the shift is over. */
  async execute(employerId: EmployerId, key: AssignmentKey): Promise<TempPost> {
    const shift = await this.changes.run(
      key.shiftId,
      () => this.#check(employerId, key),
      (assignment) => this.#mark(employerId, key, assignment),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, key: AssignmentKey): Promise<Assignment> {
    const shift = await this.shifts.findOf(employerId, key.shiftId);
    const assignment = await this.assignments.find(employerId, key);
    if (!shift || !assignment) {
      return refuse('NOT_FOUND');
    }
    throwIfRefused(
      noShowRefusal(toLifecycleShift(shift, assignment), assignment.workerId, this.clock.now()),
    );
    await this.attendance.throwIfWaiting(assignment.id);
    return assignment;
  }

  async #mark(
    employerId: EmployerId,
    key: AssignmentKey,
    { workerId }: Assignment,
  ): Promise<Shift> {
    assertUpdated(await this.assignments.markNoShow(employerId, key));
    const shift = assertUpdated(await this.spots.miss(employerId, key.shiftId));
    await this.events.publish(workerLeft, { shift, cause: 'no-show' });
    await this.notifications.tell(shift, { kind: 'no-show' }, { from: employerId, to: [workerId] });
    return shift;
  }
}
