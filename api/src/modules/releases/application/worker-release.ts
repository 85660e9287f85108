import { type Cents, timesRoundedUp } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import {
  type AssignmentOnShift,
  EmployerAssignmentRepository,
  LatePay,
  type LeavingCause,
  ShiftNotifications,
  WorkerAttendance,
  workerLeft,
} from '../../assignments/index.ts';
import { BookingRepository } from '../../bookings/index.ts';
import { type Shift, ShiftSpots } from '../../posts/index.ts';

/** Takes a confirmed worker off a shift for its business, with late pay where that is owed (ADR 0198). */
@Injectable()
export class WorkerRelease {
  constructor(
    private readonly assignments: EmployerAssignmentRepository,
    private readonly spots: ShiftSpots,
    private readonly bookings: BookingRepository,
    private readonly latePay: LatePay,
    private readonly attendance: WorkerAttendance,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** In the running transaction. Throws ConditionNotMet for who is not confirmed any more. */
  async execute(found: AssignmentOnShift, reason: string): Promise<Shift> {
    const isUnanswered = await this.attendance.mayReleaseFree(found.assignment.id);
    const cause = isUnanswered ? 'unanswered' : 'business';
    const { shift, pay } = await this.#release(found, reason, cause);
    const { employerId } = shift;
    const { workerId } = found.assignment;
    await this.notifications.tell(
      shift,
      { kind: 'released-by-employer', reason, pay },
      { from: employerId, to: [workerId] },
    );
    return shift;
  }

  /** Because the business could not secure the pay; both sides are told. */
  async unpaid(found: AssignmentOnShift, reason: string): Promise<void> {
    const { shift, pay } = await this.#release(found, reason, 'business');
    const { employerId } = shift;
    const { workerId } = found.assignment;
    await this.notifications.tell(
      shift,
      { kind: 'released-unsecured', pay },
      { from: employerId, to: [workerId] },
    );
    await this.notifications.tell(
      shift,
      { kind: 'worker-released' },
      { from: workerId, to: [employerId] },
    );
  }

  /** Null with enough notice, and for who was asked whether they still come and has not answered in time. */
  async payHours({ shift, assignment }: AssignmentOnShift): Promise<number | null> {
    return (await this.attendance.mayReleaseFree(assignment.id)) ? null : this.latePay.hours(shift);
  }

  async #release(
    found: AssignmentOnShift,
    reason: string,
    cause: LeavingCause,
  ): Promise<{ readonly shift: Shift; readonly pay: Cents | null }> {
    const { employerId, id: shiftId } = found.shift;
    const { id: assignmentId, workerId } = found.assignment;
    const latePayHours = await this.payHours(found);
    const release = { reason, at: this.clock.now(), latePayHours };
    assertUpdated(await this.assignments.release(employerId, { shiftId, assignmentId }, release));
    const isLate = latePayHours !== null;
    const shift = assertUpdated(await this.spots.release(employerId, shiftId, isLate));
    await this.bookings.cancel(workerId, shiftId);
    await this.events.publish(workerLeft, { shift, cause });
    return { shift, pay: isLate ? timesRoundedUp(shift.rate, latePayHours) : null };
  }
}
