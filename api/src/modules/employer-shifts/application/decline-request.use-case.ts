import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { declineRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import {
  type AssignmentKey,
  type AssignmentOnShift,
  AssignmentProgress,
  EmployerAssignmentRepository,
  ShiftNotifications,
} from '../../assignments/index.ts';
import { type Shift, ShiftSpots, ShiftViews, toLifecycleShift } from '../../posts/index.ts';

/** An employer declines a request; the worker is told, and cannot ask for the shift again (SHIFT-62). */
@Injectable()
export class DeclineRequestUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly spots: ShiftSpots,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, REQUEST_WITHDRAWN, REQUEST_DECLINED, ALREADY_CONFIRMED, or that the shift is over. */
  async execute(employerId: EmployerId, key: AssignmentKey): Promise<TempPost> {
    const shift = await this.changes.run(
      key.shiftId,
      () => this.#check(employerId, key),
      (found) => this.#decline(employerId, key, found),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, key: AssignmentKey): Promise<AssignmentOnShift> {
    const found = (await this.progress.find(employerId, key)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    throwIfRefused(declineRefusal(toLifecycleShift(shift, assignment), assignment.workerId));
    return found;
  }

  async #decline(
    employerId: EmployerId,
    key: AssignmentKey,
    { assignment: { workerId } }: AssignmentOnShift,
  ): Promise<Shift> {
    assertUpdated(await this.assignments.decline(employerId, key));
    const shift = assertUpdated(await this.spots.removeRequest(key.shiftId));
    await this.notifications.tell(
      shift,
      { kind: 'request-declined' },
      { from: employerId, to: [workerId] },
    );
    return shift;
  }
}
