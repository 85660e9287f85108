import { timesOverlap } from '@leafshift/domain/busy-time';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import {
  type Assignment,
  ShiftNotifications,
  WorkerAssignmentRepository,
  workerConfirmed,
} from '../../assignments/index.ts';
import { type Shift, ShiftSpots } from '../../posts/index.ts';

/**
 * Who is confirmed on a shift cannot be on another one at that time: their requests for those are
 * withdrawn with the confirmation, and both sides are told (SHIFT-58).
 */
@Injectable()
export class WithdrawOverlapping implements OnModuleInit {
  constructor(
    private readonly assignments: WorkerAssignmentRepository,
    private readonly spots: ShiftSpots,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(workerConfirmed, ({ shift, assignment }) =>
      this.#withdrawAll(assignment.workerId as WorkerId, shift),
    );
  }

  async #withdrawAll(workerId: WorkerId, confirmed: Shift): Promise<void> {
    for (const own of await this.assignments.listActive(workerId)) {
      const isOther = own.shiftId !== confirmed.id && own.state === 'requested';
      if (isOther && timesOverlap(own, confirmed)) {
        await this.#withdraw(workerId, own);
      }
    }
  }

  async #withdraw(workerId: WorkerId, { shiftId, employerId }: Assignment): Promise<void> {
    const withdrawn = await this.assignments.withdraw(workerId, shiftId);
    const shift = withdrawn && (await this.spots.removeRequest(shiftId));
    if (shift) {
      const toBusiness = { from: workerId, to: [employerId] };
      await this.notifications.tell(shift, { kind: 'request-withdrawn' }, toBusiness);
      const toWorker = { from: employerId, to: [workerId] };
      await this.notifications.tell(shift, { kind: 'request-gave-way' }, toWorker);
    }
  }
}
