import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { withdrawRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import { held, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { WorkerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** A worker takes a request back. */
@Injectable()
export class WithdrawRequestUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: WorkerRecords,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, NOT_REQUESTED, ALREADY_CONFIRMED, or that the shift is over. */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      () => this.#withdraw(workerId, shiftId),
    );
    return this.views.oneForWorker(workerId, shift);
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    const shift = (await this.records.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const own = await this.records.places.find(workerId, shiftId);
    throwIfRefused(withdrawRefusal(ruledShiftFor(shift, own), workerId));
  }

  async #withdraw(workerId: WorkerId, shiftId: ShiftId) {
    held(await this.records.places.withdraw(workerId, shiftId));
    const shift = held(await this.records.shifts.dropRequest(shiftId));
    await this.notices.tell(
      shift,
      { kind: 'request-withdrawn' },
      { from: workerId, to: [shift.employerId] },
    );
    return shift;
  }
}
