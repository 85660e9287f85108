import type { SeenTerms } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { seenTermsRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import {
  type AssignmentId,
  ShiftNotifications,
  toWorkTerms,
  WorkerAssignmentRepository,
} from '../../assignments/index.ts';
import { agreedTermsOf, type Shift, type ShiftId, ShiftSpots, Shifts } from '../../posts/index.ts';
import { OfferedWorkers } from './offered-workers.ts';

/** Whenever a shift begins, a place of it that is offered can be taken. */
const WHENEVER = new Date(0);

/** What taking a place asks of who has not requested the shift: a request, though the shift may have begun. */
@Injectable()
export class RequestOffered {
  constructor(
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly workers: OfferedWorkers,
    private readonly notifications: ShiftNotifications,
    private readonly changes: GuardedChanges,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, what requesting is refused with, or TERMS_CHANGED where the worker saw other terms. */
  execute(
    workerId: WorkerId,
    shiftId: ShiftId,
    seen: SeenTerms | undefined,
  ): Promise<AssignmentId> {
    return this.changes.run(
      shiftId,
      async () => {
        const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
        throwIfRefused(await this.workers.refusal(workerId, shift));
        checkSeen(shift, seen);
      },
      async () => {
        const shift = assertUpdated(await this.spots.addRequest(shiftId, WHENEVER));
        checkSeen(shift, seen);
        const asked = await this.assignments.request(workerId, shift, this.clock.now());
        return assertUpdated(asked).id;
      },
    );
  }

  /** The business learns of a request that was not confirmed at once. */
  async tell(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    await this.changes.run(
      shiftId,
      () => this.shifts.find(shiftId),
      async (shift) => {
        if (!shift) return;
        const people = { from: workerId, to: [shift.employerId] };
        await this.notifications.tell(shift, { kind: 'shift-requested' }, people);
      },
    );
  }
}

const checkSeen = (shift: Shift, seen: SeenTerms | undefined): void => {
  if (seen) throwIfRefused(seenTermsRefusal(agreedTermsOf(shift), toWorkTerms(seen)));
};
