import type { SeenTerms, TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { agreeRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { CredentialGate } from '../../../credentials/index.ts';
import { Eligibility } from '../../../eligibility/index.ts';
import {
  type Shift,
  type ShiftId,
  Shifts,
  ShiftViews,
  toLifecycleShift,
} from '../../../posts/index.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';
import { RequestingWorkers } from './requesting-workers.ts';
import { shiftRequested } from './shift-requested.ts';

/** A worker agrees to what was changed after the request, so that it can be confirmed (ADR 0182). */
@Injectable()
export class AgreeToChangesUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly workers: RequestingWorkers,
    private readonly eligibility: Eligibility,
    private readonly credentials: CredentialGate,
    private readonly notifications: ShiftNotifications,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Throws NOT_FOUND, what `eligibilityRefusal` or `agreeRefusal` refuse with, CREDENTIALS_MISSING, or
   * TERMS_CHANGED where the worker saw other terms.
   */
  async execute(workerId: WorkerId, shiftId: ShiftId, seen?: SeenTerms): Promise<TempPost> {
    const shift = await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId, seen),
      (checked) => this.#agree(workerId, checked),
    );
    return this.views.oneForWorker(workerId, shift);
  }

  async #check(workerId: WorkerId, shiftId: ShiftId, seen?: SeenTerms): Promise<Shift> {
    const shift = (await this.shifts.find(shiftId)) ?? refuse('NOT_FOUND');
    await this.eligibility.require(workerId, 'request');
    const own = await this.assignments.find(workerId, shiftId);
    const worker = await this.workers.get(workerId, shift);
    throwIfRefused(agreeRefusal(toLifecycleShift(shift, own), worker, this.clock.now()));
    await this.credentials.require(workerId, shift);
    this.workers.checkSeen(shift, seen);
    return shift;
  }

  /** What is kept are the terms that were checked: where others came meanwhile, it waits again. */
  async #agree(workerId: WorkerId, shift: Shift): Promise<Shift> {
    assertUpdated(await this.assignments.agree(workerId, shift, this.clock.now()));
    await this.notifications.tell(
      shift,
      { kind: 'terms-agreed' },
      { from: workerId, to: [shift.employerId] },
    );
    await this.events.publish(shiftRequested, { shift, workerId });
    return shift;
  }
}
