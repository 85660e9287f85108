import type { Invoice } from '@leafshift/contracts/invoice';
import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { submitRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { EmployerAssignmentRepository } from '../../assignments/index.ts';
import { Invoices } from '../../invoice/index.ts';
import {
  type Shift,
  type ShiftId,
  Shifts,
  ShiftViews,
  toFullLifecycleShift,
} from '../../posts/index.ts';
import { ShiftSubmission } from './shift-submission.ts';

/** An employer submits a shift. However often it is sent, there is one invoice (none where nobody came), and it is the answer. */
@Injectable()
export class CompleteShiftUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly submission: ShiftSubmission,
    private readonly invoices: Invoices,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, WORKERS_NOT_COMPLETED, NO_WORKERS_CONFIRMED, SHIFT_NOT_OVER or POST_CANCELLED. */
  async execute(
    employerId: EmployerId,
    shiftId: ShiftId,
  ): Promise<{ post: TempPost; invoice: Invoice | null }> {
    // What is refused waits for nobody.
    await this.#check(employerId, shiftId);
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(employerId, shiftId),
      (before) =>
        before.status === 'Complete'
          ? Promise.resolve(before)
          : this.submission.submit(employerId, before),
      { takesNumber: true },
    );
    return {
      post: await this.views.oneForEmployer(employerId, shift),
      invoice: shift.invoiceId && (await this.invoices.ofShift(employerId, shiftId)),
    };
  }

  async #check(employerId: EmployerId, shiftId: ShiftId): Promise<Shift> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    if (shift.status !== 'Complete') {
      const assignments = await this.assignments.listTaken(employerId, [shiftId]);
      throwIfRefused(submitRefusal(toFullLifecycleShift(shift, assignments), this.clock.now()));
    }
    return shift;
  }
}
