import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { leftByChoiceRefusal } from '@leafshift/domain/shift-lifecycle';
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
import { type Shift, ShiftViews, toLifecycleShift } from '../../posts/index.ts';

/** An employer says that a worker left early by their own choice, so that they were not sent home; the worker reads why. */
@Injectable()
export class LeftByChoiceUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, NOT_CLOCKED_OUT, or that the shift is over. */
  async execute(employerId: EmployerId, key: AssignmentKey, reason: string): Promise<TempPost> {
    const shift = await this.changes.run(
      key.shiftId,
      () => this.#check(employerId, key),
      (found) => this.#note(employerId, key, found, reason),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, key: AssignmentKey): Promise<AssignmentOnShift> {
    const found = (await this.progress.find(employerId, key)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    throwIfRefused(leftByChoiceRefusal(toLifecycleShift(shift, assignment), assignment.workerId));
    return found;
  }

  async #note(
    employerId: EmployerId,
    key: AssignmentKey,
    { shift, assignment: { workerId } }: AssignmentOnShift,
    reason: string,
  ): Promise<Shift> {
    assertUpdated(await this.assignments.leftByChoice(employerId, key, reason));
    await this.notifications.tell(
      shift,
      { kind: 'left-by-choice', reason },
      { from: employerId, to: [workerId] },
    );
    return shift;
  }
}
