import {
  type DecidedHours,
  decidedHours,
  paidByDecision,
} from '@leafshift/domain/paid-by-decision';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { UserId } from '../../../../core/ids.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { newId } from '../../../../infra/mongo/object-ids.ts';
import {
  type Assignment,
  EmployerAssignmentRepository,
  ShiftNotifications,
} from '../../../assignments/index.ts';
import { InvoiceCorrections, type InvoiceId } from '../../../invoice/index.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../../job-board/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import { type Shift, ShiftSpots, Shifts } from '../../../posts/index.ts';
import { ShiftBilling } from '../../../submissions/index.ts';
import type { Decision, WorkedTimes } from '../../domain/dispute.ts';
import { SettlingRepository } from '../../domain/settling.repository.ts';
import type { Timesheet } from '../../domain/timesheet.ts';

type Agreed = NonNullable<Timesheet['agreed']>;

/** Ends a dispute: books what the decided times make more or less, and lets the pay leave. */
@Injectable()
export class DisputeSettlement {
  constructor(
    private readonly timesheets: SettlingRepository,
    private readonly corrections: InvoiceCorrections,
    private readonly billing: ShiftBilling,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly accounts: MarketAccounts,
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly payouts: Payouts,
    private readonly notifications: ShiftNotifications,
  ) {}

  /**
   * In the running transaction. That the worker was sent home counts only against what the employer has
   * recorded. Throws ConditionNotMet where somebody else was faster.
   */
  async settle(sheet: Timesheet, decided: Decision, by: UserId): Promise<Timesheet> {
    const { id, employerId, workerId, shiftId } = sheet;
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const before = sheet.agreed ?? refuse('NOT_FOUND');
    const key = { shiftId, assignmentId: id };
    const assignment = (await this.assignments.find(employerId, key)) ?? refuse('NOT_FOUND');
    const { sentHome: wasSentHome, ...rest } = decided;
    const sentHome = wasSentHome === true && assignment.leftByChoice !== null;
    const decision = sentHome ? { ...rest, sentHome } : rest;
    const hours = decidedHours(recordedHours(assignment), decision.times, sentHome);
    const agreed = hours ? await this.#correct(shift, assignment, hours, before) : before;
    const settled = assertUpdated(await this.timesheets.decide(id, decision, agreed));
    await this.payouts.hoursSettled(workerId, shiftId);
    const to = [workerId, employerId].filter((userId) => userId !== by);
    const happening = { kind: 'hours-decided', hours: agreed.hours, amount: agreed.pay } as const;
    await this.notifications.tell(shift, happening, { from: employerId, to });
    return settled;
  }

  async #correct(
    shift: Shift,
    assignment: Assignment,
    decided: DecidedHours<Date>,
    before: Agreed,
  ): Promise<Agreed> {
    const { id, employerId, workerId, shiftId } = assignment;
    const { kind, hours } = paidByDecision(shift, recordedHours(assignment), decided);
    if (hours === before.hours) {
      return before;
    }
    const { clockIn: checkInTime, clockOut: checkOutTime, breakMinutes } = decided;
    const { name } = (await this.accounts.cards([workerId])).get(workerId) ?? FORMER_MEMBER;
    const line = { id, workerId, name, kind, checkInTime, checkOutTime, breakMinutes, hours };
    const pay = await this.corrections.correct(employerId, shiftId, line);
    return { hours, pay: pay ?? (await this.#bill(shift, assignment, decided)) };
  }

  /** Nobody was said to have come, so that there is no invoice to correct. */
  async #bill(shift: Shift, assignment: Assignment, times: WorkedTimes) {
    const { clockIn: checkInTime, clockOut: checkOutTime, breakMinutes } = times;
    const worked = { ...assignment, checkInTime, checkOutTime, breakMinutes };
    const { id, basePay } = await this.billing.bill(newId<InvoiceId>(), shift, [worked]);
    assertUpdated((await this.spots.bill(shift.id, id)) || null);
    return basePay;
  }
}

const recordedHours = ({ checkInTime, checkOutTime, breakMinutes, leftByChoice }: Assignment) => ({
  clockIn: checkInTime,
  clockOut: checkOutTime,
  breakMinutes,
  leftByChoice,
});
