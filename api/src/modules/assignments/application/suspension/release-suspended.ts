import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { ShiftSpots } from '../../../posts/index.ts';
import { accountRestored, accountSuspended } from '../../../suspensions/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import { BookingRepository } from '../../domain/ports/booking.repository.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ReleaseWorker } from '../absence/release-worker.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';

/**
 * What a suspension does to a worker's shifts, in its transaction: requests are withdrawn, confirmed
 * shifts that have not begun are released, and nothing can be booked until it ends.
 */
@Injectable()
export class ReleaseSuspended implements OnModuleInit {
  constructor(
    private readonly assignments: WorkerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly spots: ShiftSpots,
    private readonly release: ReleaseWorker,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(accountSuspended, async ({ account, until }) => {
      if (account.usertype === 'Temp') {
        await this.#releaseAll(account.id as WorkerId, until);
      }
    });
    this.events.subscribe(accountRestored, async ({ account }) => {
      if (account.usertype === 'Temp') {
        await this.bookings.open(account.id as WorkerId);
      }
    });
  }

  async #releaseAll(workerId: WorkerId, until: Date | null): Promise<void> {
    await this.bookings.close(workerId, until);
    for (const assignment of await this.assignments.listActive(workerId)) {
      if (assignment.state === 'requested') {
        await this.#withdraw(workerId, assignment);
      } else if (assignment.state === 'confirmed' && assignment.startsAt > this.clock.now()) {
        await this.#release(workerId, assignment);
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

  async #release(workerId: WorkerId, { shiftId, employerId }: Assignment): Promise<void> {
    const shift = await this.release.execute(workerId, shiftId);
    const employer = { from: workerId, to: [employerId] };
    await this.notifications.tell(shift, { kind: 'worker-released' }, employer);
    const worker = { from: employerId, to: [workerId] };
    await this.notifications.tell(shift, { kind: 'shift-released' }, worker);
  }
}
