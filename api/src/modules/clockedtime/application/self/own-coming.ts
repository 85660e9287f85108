import { throwIfRefused } from '@leafshift/domain/refusal';
import { clockInRefusal, clockInTimeRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { AssignmentProgress, ShiftNotifications } from '../../../assignments/index.ts';
import { toLifecycleShift } from '../../../posts/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { OwnTime } from '../../domain/timesheet.ts';
import { ClockRules } from '../clock-rules.ts';
import type { OwnHours } from './own-hours.ts';

/** A worker comes, by their own record. */
@Injectable()
export class OwnComing {
  constructor(
    private readonly progress: AssignmentProgress,
    private readonly notifications: ShiftNotifications,
    private readonly timesheets: TimesheetRepository,
    private readonly rules: ClockRules,
  ) {}

  /** In the running transaction. Throws CLOCK_TOO_EARLY or ALREADY_CLOCKED_OUT. */
  async record({ shift, assignment, sheet }: OwnHours, time: OwnTime): Promise<void> {
    const { state, workerId, employerId } = assignment;
    const clocking = this.rules.recording(time.at);
    if (state === 'clockedOut' || state === 'completed') {
      refuse('ALREADY_CLOCKED_OUT');
    }
    throwIfRefused(clockInTimeRefusal(shift, clocking));
    const counts = state !== 'clockedIn' && time.by !== 'none';
    if (counts) {
      throwIfRefused(clockInRefusal(toLifecycleShift(shift, assignment), workerId, clocking));
      await this.progress.clockIn(employerId, assignment, time.at);
    }
    await this.timesheets.open({ ...assignment, startsAt: shift.startsAt });
    const seen = sheet?.worker.clockIn ?? null;
    assertUpdated(await this.timesheets.recordIn(assignment.id, time, seen));
    const kind = time.by === 'none' ? 'hours-unwitnessed' : 'worker-clocked-in';
    const people = { from: workerId, to: [employerId] };
    await this.notifications.tell(shift, { kind, at: time.at }, people);
  }
}
