import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { breakRefusal, clockInRefusal, clockOutRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import {
  type AssignmentId,
  type AssignmentKey,
  type AssignmentOnShift,
  AssignmentProgress,
  ShiftNotifications,
} from '../../assignments/index.ts';
import { type Shift, ShiftViews, toLifecycleShift } from '../../posts/index.ts';
import { TimesheetRepository } from '../domain/timesheet.repository.ts';
import { ClockRules } from './clock-rules.ts';

/** Which confirmed worker of which shift, and when they came or went. */
export interface ClockedTime extends AssignmentKey {
  readonly at: Date;
  /** Unpaid, with a clock-out; what the worker said where it is absent. */
  readonly breakMinutes?: number | undefined;
}

/** A worker who leaves, and the break that counts. */
interface Leaving extends AssignmentOnShift {
  readonly breakMinutes: number;
}

/** An employer records when a confirmed worker came and went. */
@Injectable()
export class RecordClockTimeUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
    private readonly rules: ClockRules,
    private readonly timesheets: TimesheetRepository,
  ) {}

  /** Takes back a no-show, too. Throws NOT_FOUND, ALREADY_CLOCKED_IN, CLOCK_TOO_EARLY, CLOCK_IN_FUTURE, or that the shift is over. */
  async clockIn(employerId: EmployerId, time: ClockedTime): Promise<TempPost> {
    const shift = await this.changes.run(
      time.shiftId,
      () => this.#checkIn(employerId, time),
      (found) => this.#clockIn(employerId, time, found),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  /** Throws NOT_FOUND, NOT_CLOCKED_IN, ALREADY_CLOCKED_OUT, CLOCK_OUT_BEFORE_IN, CLOCK_TOO_LONG, CLOCK_IN_FUTURE, BREAK_TOO_LONG, or that the shift is over. */
  async clockOut(employerId: EmployerId, time: ClockedTime): Promise<TempPost> {
    const shift = await this.changes.run(
      time.shiftId,
      () => this.#checkOut(employerId, time),
      (found) => this.#clockOut(employerId, time, found),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #checkIn(employerId: EmployerId, time: ClockedTime): Promise<AssignmentOnShift> {
    const found = (await this.progress.find(employerId, time)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    const lifecycle = toLifecycleShift(shift, assignment);
    const clocking = this.rules.recording(time.at);
    throwIfRefused(clockInRefusal(lifecycle, assignment.workerId, clocking));
    return found;
  }

  async #checkOut(employerId: EmployerId, time: ClockedTime): Promise<Leaving> {
    const found = (await this.progress.find(employerId, time)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    const lifecycle = toLifecycleShift(shift, assignment);
    const clocking = this.rules.recording(time.at);
    throwIfRefused(clockOutRefusal(lifecycle, assignment.workerId, clocking));
    const breakMinutes = time.breakMinutes ?? (await this.#ownBreak(assignment.id));
    throwIfRefused(breakRefusal(assignment.checkInTime ?? time.at, time.at, breakMinutes));
    return { ...found, breakMinutes };
  }

  async #ownBreak(id: AssignmentId): Promise<number> {
    return (await this.timesheets.find(id))?.worker.breakMinutes ?? 0;
  }

  async #clockIn(
    employerId: EmployerId,
    { at }: ClockedTime,
    { shift, assignment }: AssignmentOnShift,
  ): Promise<Shift> {
    await this.progress.clockIn(employerId, assignment, at);
    await this.timesheets.open({ ...assignment, startsAt: shift.startsAt });
    const people = { from: employerId, to: [assignment.workerId] };
    await this.notifications.tell(shift, { kind: 'clocked-in', at }, people);
    return shift;
  }

  async #clockOut(
    employerId: EmployerId,
    { at }: ClockedTime,
    { shift, assignment, breakMinutes }: Leaving,
  ): Promise<Shift> {
    await this.timesheets.open({ ...assignment, startsAt: shift.startsAt });
    await this.progress.clockOut(employerId, assignment, at, breakMinutes);
    const people = { from: employerId, to: [assignment.workerId] };
    await this.notifications.tell(shift, { kind: 'clocked-out', at }, people);
    return shift;
  }
}
