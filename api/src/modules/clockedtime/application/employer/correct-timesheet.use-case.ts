import type {
  CorrectionForm,
  Timesheet as TimesheetAnswer,
} from '@leafshift/contracts/clockedtime';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { correctionRefusal } from '@leafshift/domain/shift-lifecycle';
import { textCode } from '@leafshift/domain/text-code';
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
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { CountedTimes, Timesheet } from '../../domain/timesheet.ts';
import { ClockRules } from '../clock-rules.ts';
import { timesheetView } from '../timesheets/timesheet.view.ts';
import { EmployerTimesheets, type OpenTimesheet } from './employer-timesheets.ts';

/** An employer puts recorded hours right, until the shift is submitted. What the worker recorded stays beside it. */
@Injectable()
export class CorrectTimesheetUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly own: EmployerTimesheets,
    private readonly timesheets: TimesheetRepository,
    private readonly progress: AssignmentProgress,
    private readonly notifications: ShiftNotifications,
    private readonly rules: ClockRules,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CORRECTION_REASON_REQUIRED, what the times are refused with, or that the shift is over. */
  async execute(
    employerId: EmployerId,
    id: AssignmentId,
    form: CorrectionForm,
  ): Promise<TimesheetAnswer> {
    const { shiftId } = await this.own.get(employerId, id);
    await this.changes.run(
      shiftId,
      () => this.#check(employerId, id, form),
      (found) => this.#correct(found, form),
    );
    const { sheet, assignment } = await this.own.getOpen(employerId, id);
    return timesheetView(sheet, assignment);
  }

  async #check(
    employerId: EmployerId,
    id: AssignmentId,
    form: CorrectionForm,
  ): Promise<OpenTimesheet> {
    const found = await this.own.getOpen(employerId, id);
    const { assignment, shift, sheet } = found;
    const after = corrected(countedOf(found), form);
    throwIfRefused(
      correctionRefusal(shift, assignment, after, this.rules.recording(this.clock.now())),
    );
    if (hasOwnRecord(sheet) && !form.reason) {
      refuse('CORRECTION_REASON_REQUIRED', {
        errors: [{ path: 'reason', text: textCode('CORRECTION_REASON_REQUIRED') }],
      });
    }
    return found;
  }

  async #correct(found: OpenTimesheet, form: CorrectionForm): Promise<void> {
    const { assignment, shift, sheet } = found;
    const { employerId, workerId } = assignment;
    const before = countedOf(found);
    const after = corrected(before, form);
    if (isSame(before, after)) {
      return;
    }
    await this.progress.correct(employerId, assignment, {
      checkInTime: after.clockIn,
      checkOutTime: after.clockOut,
      breakMinutes: after.breakMinutes,
    });
    const reason = form.reason ?? '';
    const correction = { at: this.clock.now(), before, after, reason };
    assertUpdated(await this.timesheets.addCorrection(sheet.id, correction));
    const people = { from: employerId, to: [workerId] };
    await this.notifications.tell(shift, { kind: 'hours-corrected', reason }, people);
  }
}

const countedOf = ({ assignment }: OpenTimesheet): CountedTimes => ({
  clockIn: assignment.checkInTime,
  clockOut: assignment.checkOutTime,
  breakMinutes: assignment.breakMinutes,
});

const corrected = (
  before: CountedTimes,
  { clockIn, clockOut, breakMinutes }: CorrectionForm,
): CountedTimes => ({
  clockIn: clockIn === undefined ? before.clockIn : new Date(clockIn),
  clockOut: clockOut === undefined ? before.clockOut : new Date(clockOut),
  breakMinutes: breakMinutes ?? before.breakMinutes,
});

const isSame = (one: CountedTimes, other: CountedTimes): boolean =>
  one.clockIn?.getTime() === other.clockIn?.getTime() &&
  one.clockOut?.getTime() === other.clockOut?.getTime() &&
  one.breakMinutes === other.breakMinutes;

const hasOwnRecord = ({ worker }: Timesheet): boolean =>
  worker.clockIn !== null || worker.clockOut !== null || worker.breakMinutes !== null;
