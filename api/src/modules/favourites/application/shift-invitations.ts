import type { Invitation as InvitationAnswer } from '@leafshift/contracts/favourites';
import type { TempPost } from '@leafshift/contracts/posts';
import { inviteRefusal, isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { WorkerAvailability } from '../../availability/index.ts';
import {
  type ShiftAssignment,
  ShiftAssignments,
  type ShiftId,
  Shifts,
  ShiftViews,
  toLifecycleShift,
} from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { InvitationRepository } from '../domain/invitation.repository.ts';

/** Invitations as the employer who sent them and the worker who got them see them. */
@Injectable()
export class ShiftInvitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly shifts: Shifts,
    private readonly assignments: ShiftAssignments,
    private readonly availability: WorkerAvailability,
    private readonly views: ShiftViews,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  /** Earliest first; closed accounts are missing. Throws NOT_FOUND. */
  async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<InvitationAnswer[]> {
    if (!(await this.shifts.findOf(employerId, shiftId))) {
      refuse('NOT_FOUND');
    }
    const invitations = await this.invitations.ofShift(employerId, shiftId);
    const cards = await this.profiles.cards(invitations.map(({ workerId }) => workerId));
    const taken = await this.assignments.ofShifts(employerId, [shiftId]);
    return invitations.flatMap(({ workerId, invitedAt }) => {
      const card = cards.get(workerId);
      const assignment = taken.find((known) => known.workerId === workerId);
      return card
        ? [
            {
              _id: workerId,
              name: card.name,
              profilePhoto: card.photo,
              invitedAt: invitedAt.toISOString(),
              answer: answerOf(assignment),
            },
          ]
        : [];
    });
  }

  /** Shifts that the worker may still request, of businesses that they did not block; a page may be shorter than asked for. */
  async ofWorker(workerId: WorkerId, page: PageRequest): Promise<Page<TempPost>> {
    const { items, nextCursor } = await this.invitations.list(workerId, page);
    const shiftIds = items.map(({ shiftId }) => shiftId);
    const [own, blocked] = await Promise.all([
      this.assignments.ofWorker(workerId, shiftIds),
      this.availability.blockedBy(workerId),
    ]);
    const asked = new Set(own.filter(isTaken).map(({ shiftId }) => shiftId));
    const now = this.clock.now();
    const open = (await this.shifts.list(shiftIds)).filter(
      (shift) =>
        !asked.has(shift.id) &&
        !blocked.includes(shift.employerId) &&
        !inviteRefusal(toLifecycleShift(shift, null), now),
    );
    return { items: await this.views.forWorker(workerId, open), nextCursor };
  }
}

const isTaken = ({ state }: ShiftAssignment): boolean =>
  state === 'requested' || isConfirmedState(state);

function answerOf(assignment: ShiftAssignment | undefined): InvitationAnswer['answer'] {
  if (!assignment) {
    return 'waiting';
  }
  return assignment.state === 'requested' ? 'requested' : 'confirmed';
}
