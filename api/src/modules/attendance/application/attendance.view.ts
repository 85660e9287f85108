import type { OwnAttendance, WorkerAttendance } from '@leafshift/contracts/attendance';
import {
  arrivingFrom,
  isUnanswered,
  nobodyHereFrom,
  waitedFrom,
} from '@leafshift/domain/attendance';
import type { Arriving, Attendance, NobodyHere } from '../domain/attendance.ts';

const text = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** A report as everybody who may see it reads it. */
export const reportView = ({ at, metres, stillAt }: NobodyHere) => ({
  at: at.toISOString(),
  metres,
  stillAt: text(stillAt),
});

const arrivingView = ({ at, minutesLate }: Arriving) => ({ at: at.toISOString(), minutesLate });

/** A confirmed worker's attendance, for the employer. */
export const workerAttendanceView = (entry: Attendance, now: Date): WorkerAttendance => ({
  confirmedId: entry.assignmentId,
  askedAt: text(entry.askedAt),
  answeredAt: text(entry.answeredAt),
  mayReleaseFree: isUnanswered(entry, now),
  nobodyHere: entry.nobodyHere && reportView(entry.nobodyHere),
  arriving: entry.arriving && arrivingView(entry.arriving),
});

/** A worker's own attendance. */
export const ownAttendanceView = (entry: Attendance): OwnAttendance => ({
  postId: entry.shiftId,
  askedAt: text(entry.askedAt),
  answeredAt: text(entry.answeredAt),
  arrivingFrom: arrivingFrom(entry).toISOString(),
  arriving: entry.arriving && arrivingView(entry.arriving),
  nobodyHereFrom: nobodyHereFrom(entry).toISOString(),
  nobodyHereUntil: entry.endsAt.toISOString(),
  nobodyHere: entry.nobodyHere && reportView(entry.nobodyHere),
  stillNobodyFrom:
    entry.nobodyHere &&
    waitedFrom({ startsAt: entry.startsAt, reportedAt: entry.nobodyHere.at }).toISOString(),
});
