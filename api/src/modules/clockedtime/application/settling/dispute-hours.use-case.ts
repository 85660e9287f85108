import type { DisputeForm, Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Config } from '../../../../infra/config/config.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { type AssignmentId, ShiftNotifications } from '../../../assignments/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import { type Shift, ShiftAssignments, Shifts } from '../../../posts/index.ts';
import type { Dispute } from '../../domain/dispute.ts';
import { SettlingRepository } from '../../domain/settling.repository.ts';
import { isToAccept, timesRefusal } from '../../domain/settling.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { ClockRules } from '../clock-rules.ts';
import { TimesheetLists } from '../timesheets/timesheet-lists.ts';

/** A worker says that the hours of a submitted shift are wrong, and what they were. */
@Injectable()
export class DisputeHoursUseCase {
  constructor(
    private readonly timesheets: SettlingRepository,
    private readonly lists: TimesheetLists,
    private readonly assignments: ShiftAssignments,
    private readonly shifts: Shifts,
    private readonly payouts: Payouts,
    private readonly notifications: ShiftNotifications,
    private readonly rules: ClockRules,
    private readonly changes: GuardedChanges,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Times that are left out are those of the employer, or of the shift where there are none. To have
   * been sent home is passed over where the employer has not recorded that they left by choice. Throws
   * NOT_FOUND, TIMESHEET_NOT_OPEN, or that nobody can have worked then.
   */
  async execute(workerId: WorkerId, id: AssignmentId, form: DisputeForm): Promise<TimesheetAnswer> {
    const disputed = await this.changes.run(
      id,
      () => this.#check(workerId, id, form),
      async ({ shift, dispute }) => {
        const sheet = assertUpdated(await this.timesheets.dispute(id, dispute));
        await this.payouts.hoursDisputed(workerId, sheet.shiftId);
        const people = { from: workerId, to: [sheet.employerId] };
        await this.notifications.tell(
          shift,
          { kind: 'hours-disputed', until: dispute.answerBy },
          people,
        );
        return sheet;
      },
    );
    return this.lists.one(disputed);
  }

  async #check(
    workerId: WorkerId,
    id: AssignmentId,
    form: DisputeForm,
  ): Promise<{ shift: Shift; dispute: Dispute }> {
    const now = this.clock.now();
    const sheet = await this.timesheets.find(id);
    if (sheet?.workerId !== workerId) {
      return refuse('NOT_FOUND');
    }
    if (!isToAccept(sheet, now)) {
      return refuse('TIMESHEET_NOT_OPEN');
    }
    const shift = (await this.shifts.find(sheet.shiftId)) ?? refuse('NOT_FOUND');
    const claimed = await this.#claimed(sheet, shift, form);
    throwIfRefused(timesRefusal(sheet, claimed, (time) => this.rules.recording(time)));
    const answerBy = addHours(now, this.config.env.TIMESHEET_ACCEPT_HOURS);
    const { reason } = form;
    return { shift, dispute: { ...claimed, at: now, reason, answerBy, answer: null } };
  }

  async #claimed(sheet: Timesheet, shift: Shift, form: DisputeForm) {
    const counted = (await this.assignments.ofWorker(sheet.workerId, [sheet.shiftId])).find(
      ({ id }) => id === sheet.id,
    );
    const planned = {
      clockIn: shift.startsAt,
      clockOut: addHours(shift.startsAt, shift.durationHours),
    };
    return {
      clockIn: form.clockIn ? new Date(form.clockIn) : (counted?.checkInTime ?? planned.clockIn),
      clockOut: form.clockOut
        ? new Date(form.clockOut)
        : (counted?.checkOutTime ?? planned.clockOut),
      breakMinutes: form.breakMinutes ?? counted?.breakMinutes ?? 0,
      ...(form.sentHome && typeof counted?.leftByChoice === 'string' && { sentHome: true }),
    };
  }
}
