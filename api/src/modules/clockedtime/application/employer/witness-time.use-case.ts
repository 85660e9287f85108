import type { ClockedMoment, Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { breakRefusal, clockInRefusal, clockOutRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import {
  type AssignmentId,
  AssignmentProgress,
  ShiftNotifications,
} from '../../../assignments/index.ts';
import { toLifecycleShift } from '../../../posts/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { OwnTime } from '../../domain/timesheet.ts';
import { ClockRules } from '../clock-rules.ts';
import { timesheetView } from '../timesheets/timesheet.view.ts';
import { EmployerTimesheets, type OpenTimesheet } from './employer-timesheets.ts';

/** An employer accepts a time that a worker recorded without a code. */
@Injectable()
export class WitnessTimeUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly own: EmployerTimesheets,
    private readonly timesheets: TimesheetRepository,
    private readonly progress: AssignmentProgress,
    private readonly notifications: ShiftNotifications,
    private readonly rules: ClockRules,
    private readonly clock: Clock,
  ) {}

  /** Clocks with that time where none counts yet. Throws NOTHING_TO_ACCEPT or what clocking is refused with. */
  async execute(
    employerId: EmployerId,
    id: AssignmentId,
    moment: ClockedMoment,
  ): Promise<TimesheetAnswer> {
    const { shiftId } = await this.own.get(employerId, id);
    await this.changes.run(
      shiftId,
      () => this.own.getOpen(employerId, id),
      (found) => this.#accept(found, moment),
    );
    const { sheet, assignment } = await this.own.getOpen(employerId, id);
    return timesheetView(sheet, assignment);
  }

  async #accept(found: OpenTimesheet, moment: ClockedMoment): Promise<void> {
    const { worker } = found.sheet;
    const time = (moment === 'in' ? worker.clockIn : worker.clockOut) ?? null;
    if (time?.by !== 'none') {
      return refuse('NOTHING_TO_ACCEPT');
    }
    if (time.acceptedAt === null) {
      await (moment === 'in' ? this.#clockIn(found, time) : this.#clockOut(found, time));
      assertUpdated(await this.timesheets.accept(found.sheet.id, moment, this.clock.now()));
    }
  }

  async #clockIn({ shift, assignment }: OpenTimesheet, { at }: OwnTime): Promise<void> {
    if (assignment.checkInTime === null) {
      const { employerId, workerId } = assignment;
      const lifecycle = toLifecycleShift(shift, assignment);
      throwIfRefused(clockInRefusal(lifecycle, workerId, this.rules.recording(at)));
      await this.progress.clockIn(employerId, assignment, at);
      const people = { from: employerId, to: [workerId] };
      await this.notifications.tell(shift, { kind: 'clocked-in', at }, people);
    }
  }

  async #clockOut({ shift, assignment, sheet }: OpenTimesheet, { at }: OwnTime): Promise<void> {
    const { checkInTime, checkOutTime, employerId, workerId } = assignment;
    if (checkOutTime !== null) {
      return;
    }
    const lifecycle = toLifecycleShift(shift, assignment);
    throwIfRefused(clockOutRefusal(lifecycle, workerId, this.rules.recording(at)));
    const breakMinutes = sheet.worker.breakMinutes ?? 0;
    throwIfRefused(breakRefusal(checkInTime ?? at, at, breakMinutes));
    await this.progress.clockOut(employerId, assignment, at, breakMinutes);
    const people = { from: employerId, to: [workerId] };
    await this.notifications.tell(shift, { kind: 'clocked-out', at }, people);
  }
}
