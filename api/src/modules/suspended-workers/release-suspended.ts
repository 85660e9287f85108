import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WorkerId } from '../../core/ids.ts';
import { DomainEvents } from '../../infra/domain-events/domain-events.ts';
import {
  type Assignment,
  ReleaseFromComingShifts,
  ShiftNotifications,
  WorkerAssignmentRepository,
} from '../assignments/index.ts';
import { ShiftSpots } from '../posts/index.ts';
import { accountSuspended } from '../suspensions/index.ts';

/** What a suspension does to a worker's shifts: requests are withdrawn, and what has not begun is released. */
@Injectable()
export class ReleaseSuspended implements OnModuleInit {
  constructor(
    private readonly assignments: WorkerAssignmentRepository,
    private readonly spots: ShiftSpots,
    private readonly release: ReleaseFromComingShifts,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(accountSuspended, async ({ account }) => {
      if (account.usertype === 'Temp') {
        await this.#releaseAll(account.id as WorkerId);
      }
    });
  }

  async #releaseAll(workerId: WorkerId): Promise<void> {
    await this.release.execute(workerId, 'account-suspended');
    for (const assignment of await this.assignments.listActive(workerId)) {
      if (assignment.state === 'requested') {
        await this.#withdraw(workerId, assignment);
      }
    }
  }

  async #withdraw(workerId: WorkerId, { shiftId, employerId }: Assignment): Promise<void> {
    await this.assignments.withdraw(workerId, shiftId);
    const shift = await this.spots.removeRequest(shiftId);
    if (shift) {
      const people = { from: workerId, to: [employerId] };
      await this.notifications.tell(shift, { kind: 'request-withdrawn' }, people);
    }
  }
}
