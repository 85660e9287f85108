import type { Invoice } from '@leafshift/contracts/invoice';
import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { submitRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Invoices } from '../../../invoice/index.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { ruledShift } from '../../domain/lifecycle-shift.ts';
import type { Shift } from '../../domain/shift.ts';
import { ShiftChanges } from '../changes/shift-changes.ts';
import { EmployerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';
import { ShiftSubmission } from './shift-submission.ts';

/** An employer submits a shift. However often it is sent, there is one invoice (none where nobody came), and it is the answer. */
@Injectable()
export class CompleteShiftUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly submission: ShiftSubmission,
    private readonly invoices: Invoices,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, WORKERS_NOT_COMPLETED, NO_WORKERS_CONFIRMED or POST_CANCELLED. */
  async execute(
    employerId: EmployerId,
    shiftId: ShiftId,
  ): Promise<{ post: TempPost; invoice: Invoice | null }> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(employerId, shiftId),
      (before) =>
        before.status === 'Complete'
          ? Promise.resolve(before)
          : this.submission.submit(employerId, before),
    );
    return {
      post: await this.views.oneForEmployer(employerId, shift),
      invoice: shift.invoiceId && (await this.invoices.ofShift(employerId, shiftId)),
    };
  }

  async #check(employerId: EmployerId, shiftId: ShiftId): Promise<Shift> {
    const shift = (await this.records.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    if (shift.status !== 'Complete') {
      const places = await this.records.places.listTaken(employerId, [shiftId]);
      throwIfRefused(submitRefusal(ruledShift(shift, places)));
    }
    return shift;
  }
}
