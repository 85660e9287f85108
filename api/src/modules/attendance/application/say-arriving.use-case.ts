import type { ArrivingForm, OwnAttendance } from '@leafshift/contracts/attendance';
import { arrivingRefusal } from '@leafshift/domain/attendance';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { AssignmentOnShift } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';
import type { Attendance } from '../domain/attendance.ts';
import { ownAttendanceView } from './attendance.view.ts';
import { AttendanceNotices, confirmedOf } from './attendance-notices.ts';
import { attendedOf } from './attended.ts';
import { OwnConfirmation } from './own-confirmation.ts';

/** A confirmed worker says that they are on their way, in time or late (SHIFT-57). */
@Injectable()
export class SayArrivingUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly confirmations: OwnConfirmation,
    private readonly attendance: AttendanceRepository,
    private readonly notices: AttendanceNotices,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, ARRIVING_TOO_EARLY, ARRIVING_TOO_LATE, or that the shift is over. */
  async execute(
    workerId: WorkerId,
    shiftId: ShiftId,
    { minutesLate }: ArrivingForm,
  ): Promise<OwnAttendance> {
    const said = await this.changes.run(
      shiftId,
      async () => {
        const found = await this.confirmations.get(workerId, shiftId);
        throwIfRefused(arrivingRefusal(found.shift, this.clock.now()));
        return found;
      },
      (found) => this.#say(found, minutesLate),
    );
    return ownAttendanceView(said);
  }

  /** Who is on their way comes: that is the answer to whether they still do. */
  async #say(found: AssignmentOnShift, minutesLate: number): Promise<Attendance> {
    const { shift, assignment } = found;
    const at = this.clock.now();
    const said = assertUpdated(
      await this.attendance.arrive(attendedOf(found), { at, minutesLate }),
    );
    const answered = await this.attendance.answer(assignment.id, at);
    if (minutesLate > 0) {
      await this.notices.tell(shift, {
        kind: 'running-late',
        to: shift.employerId,
        about: assignment.workerId,
        link: confirmedOf(shift),
        key: `running-late:${assignment.id}:${shift.startsAt.toISOString()}:${minutesLate}`,
        minutes: minutesLate,
      });
    }
    await this.realtime.postChanged(shift.id, [shift.employerId, assignment.workerId]);
    return answered ?? said;
  }
}
