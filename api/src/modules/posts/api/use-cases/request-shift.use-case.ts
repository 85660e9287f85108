import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { requestRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { confirmedElsewhere, ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import { held, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { WorkerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** A worker requests a shift. */
@Injectable()
export class RequestShiftUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: WorkerRecords,
    private readonly accounts: MarketAccounts,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, or what the rules of requesting refuse with (decisions, 'Shift lifecycle'). */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      () => this.#request(workerId, shiftId),
    );
    return this.views.oneForWorker(workerId, shift);
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    const shift = (await this.records.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const own = await this.records.places.find(workerId, shiftId);
    const { account, birthDay } = await this.accounts.getWorker(workerId);
    const bookings = await this.records.bookings.listEndingAfter(workerId, shift.startsAt);
    const confirmedShifts = confirmedElsewhere(bookings, shiftId);
    throwIfRefused(
      requestRefusal(
        ruledShiftFor(shift, own),
        { workerId, account, birthDay, confirmedShifts },
        this.clock.now(),
      ),
    );
  }

  async #request(workerId: WorkerId, shiftId: ShiftId) {
    const now = this.clock.now();
    const shift = held(await this.records.shifts.countRequest(shiftId, now));
    held(await this.records.places.request(workerId, shift, now));
    await this.notices.tell(
      shift,
      { kind: 'shift-requested' },
      { from: workerId, to: [shift.employerId] },
    );
    return shift;
  }
}
