import { throwIfRefused } from '@leafshift/domain/refusal';
import { breakRefusal, clockOutTimeRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { AssignmentProgress, ShiftNotifications } from '../../../assignments/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { OwnTime } from '../../domain/timesheet.ts';
import { ClockRules } from '../clock-rules.ts';
import type { OwnHours } from './own-hours.ts';

/** A worker goes, by their own record. */
@Injectable()
export class OwnGoing {
  constructor(
    private readonly progress: AssignmentProgress,
    private readonly notifications: ShiftNotifications,
    private readonly timesheets: TimesheetRepository,
    private readonly rules: ClockRules,
  ) {}

  /**
   * In the running transaction. Throws NOT_CLOCKED_IN, also where a code is typed while the coming
   * still waits for the employer, CLOCK_OUT_BEFORE_IN, CLOCK_TOO_LONG or BREAK_TOO_LONG.
   */
  async record(hours: OwnHours, time: OwnTime, breakMinutes: number | null): Promise<void> {
    const { shift, assignment, sheet } = hours;
    const { state, workerId, employerId } = assignment;
    const isWord = time.by === 'none';
    const cameAt = assignment.checkInTime ?? (isWord ? sheet?.worker.clockIn?.at : null);
    if (!cameAt) {
      return refuse('NOT_CLOCKED_IN');
    }
    throwIfRefused(clockOutTimeRefusal(cameAt, this.rules.recording(time.at)));
    throwIfRefused(breakRefusal(cameAt, time.at, breakMinutes ?? 0));
    const ownBreak = breakMinutes ?? sheet?.worker.breakMinutes ?? null;
    if (state === 'clockedIn' && !isWord) {
      throwIfRefused(breakRefusal(cameAt, time.at, ownBreak ?? 0));
      await this.progress.clockOut(employerId, assignment, time.at, ownBreak ?? 0);
    }
    await this.timesheets.open({ ...assignment, startsAt: shift.startsAt });
    const seen = sheet?.worker.clockOut ?? null;
    assertUpdated(await this.timesheets.recordOut(assignment.id, { time, ownBreak }, seen));
    const kind = isWord ? 'hours-unwitnessed' : 'worker-clocked-out';
    const people = { from: workerId, to: [employerId] };
    await this.notifications.tell(shift, { kind, at: time.at }, people);
  }
}
