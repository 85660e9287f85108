import type { Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { breakRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { AssignmentProgress } from '../../../assignments/index.ts';
import type { ShiftId } from '../../../posts/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { throwIfNotConfirmed } from '../throw-if-not-confirmed.ts';
import { timesheetView } from '../timesheets/timesheet.view.ts';
import type { OwnHours } from './own-hours.ts';

/** A worker says how long their unpaid break was. */
@Injectable()
export class RecordBreakUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly timesheets: TimesheetRepository,
    private readonly realtime: Realtime,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, NOT_CLOCKED_IN, BREAK_TOO_LONG, or that the shift is over. */
  execute(workerId: WorkerId, shiftId: ShiftId, minutes: number): Promise<TimesheetAnswer> {
    return this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId, minutes),
      (found) => this.#record(found, minutes),
    );
  }

  async #check(
    workerId: WorkerId,
    shiftId: ShiftId,
    minutes: number,
  ): Promise<OwnHours & { readonly sheet: Timesheet }> {
    const found = (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfNotConfirmed(found);
    const sheet = await this.timesheets.find(found.assignment.id);
    const { checkInTime, checkOutTime } = found.assignment;
    if (!sheet || !(checkInTime ?? sheet.worker.clockIn)) {
      return refuse('NOT_CLOCKED_IN');
    }
    if (checkInTime && checkOutTime) {
      throwIfRefused(breakRefusal(checkInTime, checkOutTime, minutes));
    }
    return { ...found, sheet };
  }

  async #record(
    { shift, assignment, sheet }: OwnHours & { readonly sheet: Timesheet },
    minutes: number,
  ): Promise<TimesheetAnswer> {
    const { employerId, workerId, checkInTime, checkOutTime } = assignment;
    const counts = checkOutTime !== null && isOwnWord(sheet, assignment.breakMinutes);
    const counted = counts
      ? await this.progress.correct(employerId, assignment, {
          checkInTime,
          checkOutTime,
          breakMinutes: minutes,
        })
      : assignment;
    const stored = assertUpdated(await this.timesheets.recordBreak(sheet.id, minutes));
    await this.realtime.postChanged(shift.id, [employerId, workerId]);
    return timesheetView(stored, counted);
  }
}

/** Whether the break that counts is what the worker said, so that the employer has entered none. */
const isOwnWord = ({ worker, corrections }: Timesheet, counted: number): boolean =>
  counted === (worker.breakMinutes ?? 0) && corrections.length === 0;
