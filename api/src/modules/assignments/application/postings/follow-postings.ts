import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { type Shift, shiftCancelled, shiftChanged } from '../../../posts/index.ts';
import { BookingRepository } from '../../domain/ports/booking.repository.ts';
import { EmployerAssignmentRepository } from '../../domain/ports/employer-assignment.repository.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';

/** What a change of a posting does to the workers on it: they move with it or are free, and are told. */
@Injectable()
export class FollowPostings implements OnModuleInit {
  constructor(
    private readonly assignments: EmployerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(shiftChanged, ({ shift }) => this.#move(shift));
    this.events.subscribe(shiftCancelled, ({ shift }) => this.#end(shift));
  }

  async #move(shift: Shift): Promise<void> {
    const { employerId: from, id } = shift;
    await this.assignments.move(from, id, shift);
    const assignments = await this.assignments.listTaken(from, [id]);
    const to = assignments.map(({ workerId }) => workerId);
    await this.notifications.tell(shift, { kind: 'shift-changed' }, { from, to });
  }

  async #end(shift: Shift): Promise<void> {
    const { employerId: from, id } = shift;
    const { requested, confirmed } = await this.assignments.cancelAll(from, id);
    for (const workerId of confirmed) {
      await this.bookings.cancel(workerId, id);
    }
    const to = [...requested, ...confirmed];
    await this.notifications.tell(shift, { kind: 'shift-cancelled' }, { from, to });
  }
}
