import type { ClockedMoment, Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { centsToDollars } from '@leafshift/domain/money';
import type { ShiftAssignment } from '../../../posts/index.ts';
import type { Decision, Dispute } from '../../domain/dispute.ts';
import {
  type CountedTimes,
  isWitnessed,
  type OwnTime,
  type Timesheet,
} from '../../domain/timesheet.ts';

/** The times on the assignment, which are those that count, and why the worker is said to have left. */
export type ClockedAssignment = Pick<
  ShiftAssignment,
  'checkInTime' | 'checkOutTime' | 'breakMinutes' | 'leftByChoice'
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
    employer: {
      ...countedView({
        clockIn: counted?.checkInTime ?? null,
        clockOut: counted?.checkOutTime ?? null,
        breakMinutes: counted?.breakMinutes ?? 0,
      }),
      ...(typeof counted?.leftByChoice === 'string' && { leftByChoice: counted.leftByChoice }),
    },
    worker: {
      clockIn: clockIn?.at.toISOString() ?? null,
      clockOut: clockOut?.at.toISOString() ?? null,
      witnessed: own.length > 0 && own.every(isWitnessed),
      unwitnessed: [...waiting('in', clockIn), ...waiting('out', clockOut)],
      breakMinutes: sheet.worker.breakMinutes,
      clockInMetres: clockIn?.metres ?? null,
      clockOutMetres: clockOut?.metres ?? null,
      late: [...late('in', clockIn), ...late('out', clockOut)],
    },
    corrections: sheet.corrections.map(({ at, before, after, reason }) => ({
      at: at.toISOString(),
      before: countedView(before),
      after: countedView(after),
      reason,
    })),
    agreed: sheet.agreed && { hours: sheet.agreed.hours, pay: centsToDollars(sheet.agreed.pay) },
    acceptBy: sheet.acceptBy?.toISOString() ?? null,
    dispute: sheet.dispute && disputeView(sheet.dispute),
    decision: sheet.decision && decisionView(sheet.decision),
  };
}

const disputeView = (dispute: Dispute): NonNullable<TimesheetAnswer['dispute']> => ({
  at: dispute.at.toISOString(),
  reason: dispute.reason,
  clockIn: dispute.clockIn.toISOString(),
  clockOut: dispute.clockOut.toISOString(),
  breakMinutes: dispute.breakMinutes,
  sentHome: dispute.sentHome ?? false,
  answerBy: dispute.answerBy.toISOString(),
  answer: dispute.answer && {
    at: dispute.answer.at.toISOString(),
    agree: dispute.answer.agree,
    reason: dispute.answer.reason,
  },
});

const decisionView = (decision: Decision): NonNullable<TimesheetAnswer['decision']> => ({
  at: decision.at.toISOString(),
  by: decision.by,
  clockIn: decision.times?.clockIn.toISOString() ?? null,
  clockOut: decision.times?.clockOut.toISOString() ?? null,
  breakMinutes: decision.times?.breakMinutes ?? 0,
  sentHome: decision.sentHome ?? false,
  reason: decision.reason,
});

const countedView = ({ clockIn, clockOut, breakMinutes }: CountedTimes) => ({
  clockIn: clockIn?.toISOString() ?? null,
  clockOut: clockOut?.toISOString() ?? null,
  breakMinutes,
});

const waiting = (moment: ClockedMoment, time: OwnTime | null): readonly ClockedMoment[] =>
  time && !isWitnessed(time) ? [moment] : [];

const late = (time: ClockedMoment, own: OwnTime | null): TimesheetAnswer['worker']['late'] =>
  own?.late ? [{ time, sentAt: own.late.sentAt.toISOString(), codeFits: own.late.codeFits }] : [];
