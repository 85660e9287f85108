import type { OwnAttendance, Whereabouts as Position } from '@leafshift/contracts/attendance';
import { nobodyHereRefusal, stillNobodyRefusal } from '@leafshift/domain/attendance';
import { metresBetween } from '@leafshift/domain/distance';
import { isCoarsePlace } from '@leafshift/domain/places/precision';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { AssignmentOnShift } from '../../assignments/index.ts';
import type { Shift, ShiftId } from '../../posts/index.ts';
import { AttendanceRepository, type Whereabouts } from '../domain/attendance.repository.ts';
import type { Attendance } from '../domain/attendance.ts';
import { ownAttendanceView } from './attendance.view.ts';
import { attendedOf } from './attended.ts';
import { OwnConfirmation } from './own-confirmation.ts';
import { WaitingAlarms } from './waiting-alarms.ts';

interface Seen {
  readonly found: AssignmentOnShift;
  readonly entry: Attendance | null;
}

/** A confirmed worker at the place says that nobody is there, and an hour later again. */
@Injectable()
export class ReportNobodyUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly confirmations: OwnConfirmation,
    private readonly attendance: AttendanceRepository,
    private readonly alarms: WaitingAlarms,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, NOBODY_TOO_EARLY, NOBODY_TOO_LATE, or that the shift is over. */
  async first(workerId: WorkerId, shiftId: ShiftId, position: Position): Promise<OwnAttendance> {
    const reported = await this.changes.run(
      shiftId,
      async () => {
        const seen = await this.#see(workerId, shiftId);
        throwIfRefused(nobodyHereRefusal(seen.found.shift, this.clock.now()));
        return seen;
      },
      (seen) => this.#report(seen, position),
    );
    return ownAttendanceView(reported);
  }

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, NOBODY_NOT_REPORTED, NOBODY_WAIT_LONGER, NOBODY_TOO_LATE, or that the shift is over. */
  async again(workerId: WorkerId, shiftId: ShiftId, position: Position): Promise<OwnAttendance> {
    const reported = await this.changes.run(
      shiftId,
      async () => {
        const seen = await this.#see(workerId, shiftId);
        const reportedAt = seen.entry?.nobodyHere?.at ?? null;
        throwIfRefused(stillNobodyRefusal(seen.found.shift, reportedAt, this.clock.now()));
        return seen;
      },
      (seen) => this.#reportAgain(seen, position),
    );
    return ownAttendanceView(reported);
  }

  async #see(workerId: WorkerId, shiftId: ShiftId): Promise<Seen> {
    const found = await this.confirmations.get(workerId, shiftId);
    return { found, entry: await this.attendance.find(found.assignment.id) };
  }

  /** The first report stands, so that a repeat tells nobody twice. */
  async #report({ found, entry }: Seen, position: Position): Promise<Attendance> {
    if (entry?.nobodyHere) {
      return entry;
    }
    const { shift } = found;
    const where = this.#where(shift, position);
    const reported = assertUpdated(await this.attendance.report(attendedOf(found), where));
    await this.alarms.raise(shift, reported, where.at);
    return reported;
  }

  async #reportAgain({ found, entry }: Seen, position: Position): Promise<Attendance> {
    if (entry?.nobodyHere?.stillAt) {
      return entry;
    }
    const { shift, assignment } = found;
    const where = this.#where(shift, position);
    const reported = assertUpdated(await this.attendance.reportAgain(assignment.id, where));
    await this.realtime.postChanged(shift.id, [shift.employerId, assignment.workerId]);
    return reported;
  }

  /** The time is this API's; half a position is none. */
  #where({ location }: Shift, { latitude, longitude }: Position): Whereabouts {
    const at = this.clock.now();
    return latitude === undefined || longitude === undefined || isCoarsePlace(location)
      ? { at, metres: null }
      : { at, metres: Math.round(metresBetween({ latitude, longitude }, location)) };
  }
}
