import type { ShiftCancellationTerms, TempPost } from '@leafshift/contracts/posts';
import { centsToDollars } from '@leafshift/domain/money';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { cancelShiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { EmployerAssignmentRepository, LatePay } from '../../assignments/index.ts';
import {
  CancelComing,
  type Shift,
  type ShiftId,
  Shifts,
  ShiftViews,
  toFullLifecycleShift,
} from '../../posts/index.ts';
import { ShiftBilling } from '../../submissions/index.ts';

/** An employer cancels a shift with who is confirmed on it; with less than 24 hours notice each is paid for it. */
@Injectable()
export class CancelShiftUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly cancelComing: CancelComing,
    private readonly latePay: LatePay,
    private readonly billing: ShiftBilling,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, SHIFT_BEGUN, POST_COMPLETE or POST_CANCELLED. */
  async execute(employerId: EmployerId, shiftId: ShiftId): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(employerId, shiftId),
      (before) => this.cancelComing.cancelOwn(before),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  /** What cancelling would bring now. Throws what cancelling throws. */
  async terms(employerId: EmployerId, shiftId: ShiftId): Promise<ShiftCancellationTerms> {
    const shift = await this.#check(employerId, shiftId);
    const latePayHours = this.latePay.hours(shift);
    const taken = await this.assignments.listTaken(employerId, [shiftId]);
    const confirmed =
      latePayHours === null ? [] : taken.filter(({ state }) => state === 'confirmed');
    const released = await this.assignments.listLatePaid(employerId, [shiftId]);
    const bill = await this.billing.preview(shift, [
      ...released,
      ...confirmed.map((assignment) => ({ ...assignment, latePayHours })),
    ]);
    return {
      isLate: latePayHours !== null,
      workers: bill.lines.map(({ id, name, hours, pay }) => ({
        _id: id,
        name,
        hours,
        pay: centsToDollars(pay),
      })),
      total: centsToDollars(bill.total),
    };
  }

  async #check(employerId: EmployerId, shiftId: ShiftId): Promise<Shift> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const assignments = await this.assignments.listTaken(employerId, [shiftId]);
    throwIfRefused(cancelShiftRefusal(toFullLifecycleShift(shift, assignments), this.clock.now()));
    return shift;
  }
}
