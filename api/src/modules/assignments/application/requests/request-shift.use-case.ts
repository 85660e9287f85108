import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { requestRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { Eligibility } from '../../../eligibility/index.ts';
import { MarketAccounts } from '../../../job-board/index.ts';
import {
  type Shift,
  type ShiftId,
  ShiftSpots,
  Shifts,
  ShiftViews,
  toLifecycleShift,
} from '../../../posts/index.ts';
import { BookingRepository, confirmedElsewhere } from '../../domain/ports/booking.repository.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';

/** A worker requests a shift. */
@Injectable()
export class RequestShiftUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly accounts: MarketAccounts,
    private readonly eligibility: Eligibility,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, or what `eligibilityRefusal` or `requestRefusal` refuse with. */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      () => this.#request(workerId, shiftId),
    );
    return this.views.oneForWorker(workerId, shift);
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    await this.eligibility.require(workerId, 'request');
    const own = await this.assignments.find(workerId, shiftId);
    const { account, birthDay } = await this.accounts.getWorker(workerId);
    const bookings = await this.bookings.listEndingAfter(workerId, shift.startsAt);
    const confirmedShifts = confirmedElsewhere(bookings, shiftId);
    throwIfRefused(
      requestRefusal(
        toLifecycleShift(shift, own),
        { workerId, account, birthDay, confirmedShifts },
        this.clock.now(),
      ),
    );
  }

  async #request(workerId: WorkerId, shiftId: ShiftId): Promise<Shift> {
    const now = this.clock.now();
    const shift = assertUpdated(await this.spots.addRequest(shiftId, now));
    assertUpdated(await this.assignments.request(workerId, shift, now));
    await this.notifications.tell(
      shift,
      { kind: 'shift-requested' },
      { from: workerId, to: [shift.employerId] },
    );
    return shift;
  }
}
