import type { ClockedMoment, Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { centsToDollars } from '@leafshift/domain/money';
import type { ShiftAssignment } from '../../../posts/index.ts';
import {
  type CountedTimes,
  isWitnessed,
  type OwnTime,
  type Timesheet,
} from '../../domain/timesheet.ts';

/** The times on the assignment, which are those that count. */
export type ClockedAssignment = Pick<
  ShiftAssignment,
  'checkInTime' | 'checkOutTime' | 'breakMinutes'
>;

/** A timesheet as the API answers it. */
export function timesheetView(
  sheet: Timesheet,
  counted: ClockedAssignment | null,
): TimesheetAnswer {
  const { clockIn, clockOut } = sheet.worker;
  const own = [clockIn, clockOut].filter((time) => time !== null);
  return {
    _id: sheet.id,
    postId: sheet.shiftId,
    confirmedId: sheet.id,
    state: sheet.state,
    employer: countedView({
      clockIn: counted?.checkInTime ?? null,
      clockOut: counted?.checkOutTime ?? null,
      breakMinutes: counted?.breakMinutes ?? 0,
    }),
    worker: {
      clockIn: clockIn?.at.toISOString() ?? null,
      clockOut: clockOut?.at.toISOString() ?? null,
      witnessed: own.length > 0 && own.every(isWitnessed),
      unwitnessed: [...waiting('in', clockIn), ...waiting('out', clockOut)],
      breakMinutes: sheet.worker.breakMinutes,
      clockInMetres: clockIn?.metres ?? null,
      clockOutMetres: clockOut?.metres ?? null,
    },
    corrections: sheet.corrections.map(({ at, before, after, reason }) => ({
      at: at.toISOString(),
      before: countedView(before),
      after: countedView(after),
      reason,
    })),
    agreed: sheet.agreed && { hours: sheet.agreed.hours, pay: centsToDollars(sheet.agreed.pay) },
    acceptBy: sheet.acceptBy?.toISOString() ?? null,
  };
}

const countedView = ({ clockIn, clockOut, breakMinutes }: CountedTimes) => ({
  clockIn: clockIn?.toISOString() ?? null,
  clockOut: clockOut?.toISOString() ?? null,
  breakMinutes,
});

const waiting = (moment: ClockedMoment, time: OwnTime | null): readonly ClockedMoment[] =>
  time && !isWitnessed(time) ? [moment] : [];
