import { materialChanges } from '@leafshift/domain/shift-lifecycle';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { ShiftNotifications } from '../../assignments/index.ts';
import { WorkerAvailability } from '../../availability/index.ts';
import { agreedTermsOf, type Shift, ShiftAssignments, shiftChanged } from '../../posts/index.ts';
import { InvitationRepository } from '../domain/invitation.repository.ts';

/** Tells workers who were invited to a shift, and have not asked for it, that its terms are others now. */
@Injectable()
export class FollowPostings implements OnModuleInit {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly assignments: ShiftAssignments,
    private readonly availability: WorkerAvailability,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(shiftChanged, ({ shift, before }) => this.#tellInvited(shift, before));
  }

  async #tellInvited(shift: Shift, before: Shift): Promise<void> {
    if (materialChanges(agreedTermsOf(before), agreedTermsOf(shift)).length === 0) {
      return;
    }
    const { employerId: from, id } = shift;
    const invited = await this.invitations.ofShift(from, id);
    const taken = await this.assignments.ofShifts(from, [id]);
    const asked = new Set(taken.map(({ workerId }) => workerId));
    const waiting = invited.map(({ workerId }) => workerId).filter((worker) => !asked.has(worker));
    const blocking = await this.availability.blocking(from, waiting);
    const to = waiting.filter((worker) => !blocking.has(worker));
    await this.notifications.tell(shift, { kind: 'shift-changed' }, { from, to });
  }
}
