import type {
  DisputeAnswerForm,
  Timesheet as TimesheetAnswer,
} from '@leafshift/contracts/clockedtime';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { type AssignmentId, ShiftNotifications } from '../../../assignments/index.ts';
import { Shifts } from '../../../posts/index.ts';
import { Users } from '../../../users/index.ts';
import { SettlingRepository } from '../../domain/settling.repository.ts';
import { isToAnswer } from '../../domain/settling.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { TimesheetLists } from '../timesheets/timesheet-lists.ts';
import { DisputeSettlement } from './dispute-settlement.ts';

/** An employer agrees to what a worker claims, or explains; then the back office decides. */
@Injectable()
export class AnswerDisputeUseCase {
  constructor(
    private readonly timesheets: SettlingRepository,
    private readonly lists: TimesheetLists,
    private readonly settlement: DisputeSettlement,
    private readonly shifts: Shifts,
    private readonly notifications: ShiftNotifications,
    private readonly users: Users,
    private readonly changes: GuardedChanges,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, also for another employer's, or DISPUTE_NOT_OPEN. */
  async execute(
    employerId: EmployerId,
    id: AssignmentId,
    form: DisputeAnswerForm,
  ): Promise<TimesheetAnswer> {
    const answered = await this.changes.run(
      id,
      () => this.#check(employerId, id),
      (sheet) => this.#answer(sheet, form),
    );
    return this.lists.one(answered);
  }

  async #check(employerId: EmployerId, id: AssignmentId): Promise<Timesheet> {
    const sheet = await this.timesheets.find(id);
    if (sheet?.employerId !== employerId) {
      return refuse('NOT_FOUND');
    }
    return isToAnswer(sheet, this.clock.now()) ? sheet : refuse('DISPUTE_NOT_OPEN');
  }

  async #answer({ id, employerId, shiftId, workerId }: Timesheet, form: DisputeAnswerForm) {
    const answer = { at: this.clock.now(), agree: form.agree, reason: form.reason ?? '' };
    const sheet = assertUpdated(await this.timesheets.answer(id, answer));
    if (sheet.dispute && form.agree) {
      const { clockIn, clockOut, breakMinutes, sentHome = false } = sheet.dispute;
      const times = { clockIn, clockOut, breakMinutes };
      const { at, reason } = answer;
      const decision = { at, by: 'employer', times, sentHome, reason } as const;
      return this.settlement.settle(sheet, decision, employerId);
    }
    await this.users.tellBackOffice('disputes');
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const people = { from: employerId, to: [workerId] };
    await this.notifications.tell(
      shift,
      { kind: 'hours-explained', reason: answer.reason },
      people,
    );
    return sheet;
  }
}
