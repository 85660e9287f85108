import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { cancelRefusal, isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import { held, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { WorkerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** A confirmed worker gives the place up; with less than 24 hours notice they are suspended. */
@Injectable()
export class CancelPlaceUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: WorkerRecords,
    private readonly accounts: MarketAccounts,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, or that the shift is over. */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      () => this.#cancel(workerId, shiftId),
    );
    return this.views.oneForWorker(workerId, shift);
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    const shift = (await this.records.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const own = await this.records.places.find(workerId, shiftId);
    throwIfRefused(cancelRefusal(ruledShiftFor(shift, own), workerId));
  }

  async #cancel(workerId: WorkerId, shiftId: ShiftId) {
    held(await this.records.places.cancel(workerId, shiftId));
    const shift = held(await this.records.shifts.reopenPlace(shiftId));
    await this.records.bookings.cancel(workerId, shiftId);
    const isLate = isLateCancellation(shift, this.clock.now());
    await this.notices.tell(
      shift,
      { kind: 'place-cancelled', isLate },
      { from: workerId, to: [shift.employerId] },
    );
    if (isLate) {
      await this.accounts.suspend(workerId);
      await this.notices.tellSuspended(workerId);
    }
    return shift;
  }
}
