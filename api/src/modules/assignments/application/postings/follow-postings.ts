import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { type Shift, shiftCancelled, shiftChanged } from '../../../posts/index.ts';
import { EmployerAssignmentRepository } from '../../domain/ports/employer-assignment.repository.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';

/** What an employer's change of a posting does to the requests on it: they move or end, and who made them is told. */
@Injectable()
export class FollowPostings implements OnModuleInit {
  constructor(
    private readonly assignments: EmployerAssignmentRepository,
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
    const to = await this.assignments.cancelRequests(from, id);
    await this.notifications.tell(shift, { kind: 'shift-cancelled' }, { from, to });
  }
}
