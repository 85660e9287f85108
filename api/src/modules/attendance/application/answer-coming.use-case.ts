import type { OwnAttendance } from '@leafshift/contracts/attendance';
import { attendanceRefusal } from '@leafshift/domain/attendance';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { hasBegun, shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { ShiftId } from '../../posts/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';
import type { Attendance } from '../domain/attendance.ts';
import { ownAttendanceView } from './attendance.view.ts';
import { OwnConfirmation } from './own-confirmation.ts';

/** A confirmed worker says that they still come. */
@Injectable()
export class AnswerComingUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly confirmations: OwnConfirmation,
    private readonly attendance: AttendanceRepository,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, SHIFT_BEGUN, COMING_NOT_ASKED, or that the shift is over. */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<OwnAttendance> {
    const answered = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      (entry) => this.#answer(entry),
    );
    return ownAttendanceView(answered);
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<Attendance> {
    const { shift, assignment } = await this.confirmations.get(workerId, shiftId);
    const entry = await this.attendance.find(assignment.id);
    if (!entry || (entry.askedAt === null && entry.answeredAt === null)) {
      throwIfRefused(attendanceRefusal('COMING_NOT_ASKED'));
    }
    if (hasBegun(shift, this.clock.now())) {
      throwIfRefused(shiftRefusal('SHIFT_BEGUN'));
    }
    return assertUpdated(entry);
  }

  /** An answer that is there stands, so that a repeat changes nothing. */
  async #answer(entry: Attendance): Promise<Attendance> {
    if (entry.answeredAt !== null) {
      return entry;
    }
    const { assignmentId, shiftId, employerId, workerId } = entry;
    const answered = assertUpdated(await this.attendance.answer(assignmentId, this.clock.now()));
    await this.realtime.postChanged(shiftId, [employerId, workerId]);
    return answered;
  }
}
