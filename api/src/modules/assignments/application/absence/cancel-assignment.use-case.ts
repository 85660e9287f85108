import type { CancellationTerms, TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { cancelRefusal, isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import {
  type Shift,
  type ShiftId,
  Shifts,
  ShiftViews,
  toLifecycleShift,
} from '../../../posts/index.ts';
import { Suspensions } from '../../../suspensions/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';
import { ReleaseWorker } from './release-worker.ts';

interface Given {
  readonly shift: Shift;
  readonly own: Assignment | null;
}

/** A confirmed worker gives the spot up; with less than 24 hours notice the account is suspended. */
@Injectable()
export class CancelAssignmentUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly release: ReleaseWorker,
    private readonly suspensions: Suspensions,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, or that the shift is over. */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      ({ own }) => this.#cancel(workerId, shiftId, own),
    );
    return this.views.oneForWorker(workerId, shift);
  }

  /** What cancelling would bring now. Throws what cancelling throws. */
  async terms(workerId: WorkerId, shiftId: ShiftId): Promise<CancellationTerms> {
    const { shift, own } = await this.#check(workerId, shiftId);
    const late = this.#isLate(shift, own) ? [shift.startsAt] : [];
    const consequence = await this.suspensions.consequenceOf(workerId, late);
    return {
      isLate: consequence !== null,
      suspension: consequence && {
        days: consequence.days,
        until: consequence.until?.toISOString() ?? null,
      },
    };
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<Given> {
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    const own = await this.assignments.find(workerId, shiftId);
    throwIfRefused(cancelRefusal(toLifecycleShift(shift, own), workerId));
    return { shift, own };
  }

  #isLate({ startsAt }: Shift, own: Assignment | null): boolean {
    return isLateCancellation({ startsAt }, this.clock.now(), own?.confirmedAt);
  }

  async #cancel(workerId: WorkerId, shiftId: ShiftId, own: Assignment | null): Promise<Shift> {
    const shift = await this.release.execute(workerId, shiftId);
    const isLate = this.#isLate(shift, own);
    await this.notifications.tell(
      shift,
      { kind: 'assignment-cancelled', isLate },
      { from: workerId, to: [shift.employerId] },
    );
    await this.suspensions.followCancellation(workerId, isLate ? [shift.startsAt] : []);
    return shift;
  }
}
