import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { withdrawRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import {
  type Shift,
  type ShiftId,
  ShiftSpots,
  Shifts,
  ShiftViews,
  toLifecycleShift,
} from '../../../posts/index.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';

/** A worker takes a request back. */
@Injectable()
export class WithdrawRequestUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly notifications: ShiftNotifications,
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
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const own = await this.assignments.find(workerId, shiftId);
    throwIfRefused(withdrawRefusal(toLifecycleShift(shift, own), workerId));
  }

  async #withdraw(workerId: WorkerId, shiftId: ShiftId): Promise<Shift> {
    assertUpdated(await this.assignments.withdraw(workerId, shiftId));
    const shift = assertUpdated(await this.spots.removeRequest(shiftId));
    await this.notifications.tell(
      shift,
      { kind: 'request-withdrawn' },
      { from: workerId, to: [shift.employerId] },
    );
    return shift;
  }
}
