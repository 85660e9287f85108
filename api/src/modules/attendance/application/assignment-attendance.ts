import { isUnanswered, waitingRefusal } from '@leafshift/domain/attendance';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { type AssignmentId, WorkerAttendance } from '../../assignments/index.ts';
import { AttendanceRepository } from '../domain/attendance.repository.ts';

/** What assignments ask about who comes and who waits. */
@Injectable()
export class AssignmentAttendance extends WorkerAttendance {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async throwIfWaiting(id: AssignmentId): Promise<void> {
    const entry = await this.attendance.find(id);
    const report = entry?.nobodyHere;
    const waiting = report && {
      startsAt: entry.startsAt,
      reportedAt: report.at,
      metres: report.metres,
      stillAt: report.stillAt,
      stillMetres: report.stillMetres,
    };
    throwIfRefused(waitingRefusal(waiting ?? null, this.clock.now()));
  }

  override async mayReleaseFree(id: AssignmentId): Promise<boolean> {
    const entry = await this.attendance.find(id);
    return entry !== null && isUnanswered(entry, this.clock.now());
  }
}
