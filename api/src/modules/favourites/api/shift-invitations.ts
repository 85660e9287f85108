import type { Invitation as InvitationAnswer } from '@leafshift/contracts/favourites';
import type { TempPost } from '@leafshift/contracts/posts';
import { inviteRefusal, isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import {
  EmployerRecords,
  ruledShiftFor,
  type ShiftId,
  type ShiftPlace,
  ShiftViews,
  WorkerRecords,
} from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { InvitationRepository } from '../domain/invitation.repository.ts';

/** Invitations as the employer who sent them and the worker who got them see them. */
@Injectable()
export class ShiftInvitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly employerRecords: EmployerRecords,
    private readonly workerRecords: WorkerRecords,
    private readonly views: ShiftViews,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  /** Earliest first; closed accounts are missing. Throws NOT_FOUND. */
  async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<InvitationAnswer[]> {
    const { shifts, places } = this.employerRecords;
    if (!(await shifts.find(employerId, shiftId))) {
      refuse('NOT_FOUND');
    }
    const invitations = await this.invitations.ofShift(employerId, shiftId);
    const cards = await this.profiles.cards(invitations.map(({ workerId }) => workerId));
    const taken = await places.listTaken(employerId, [shiftId]);
    return invitations.flatMap(({ workerId, invitedAt }) => {
      const card = cards.get(workerId);
      const place = taken.find((known) => known.workerId === workerId);
      return card
        ? [
            {
              _id: workerId,
              name: card.name,
              profilePhoto: card.photo,
              invitedAt: invitedAt.toISOString(),
              answer: answerOf(place),
            },
          ]
        : [];
    });
  }

  /** Shifts that the worker may still request; a page may be shorter than asked for. */
  async ofWorker(workerId: WorkerId, page: PageRequest): Promise<Page<TempPost>> {
    const { items, nextCursor } = await this.invitations.list(workerId, page);
    const shiftIds = items.map(({ shiftId }) => shiftId);
    const { shifts, places } = this.workerRecords;
    const own = await places.list(workerId, shiftIds);
    const asked = new Set(own.filter(isTaken).map(({ shiftId }) => shiftId));
    const now = this.clock.now();
    const open = (await shifts.list(shiftIds)).filter(
      (shift) => !asked.has(shift.id) && !inviteRefusal(ruledShiftFor(shift, null), now),
    );
    return { items: await this.views.forWorker(workerId, open), nextCursor };
  }
}

const isTaken = ({ state }: ShiftPlace): boolean =>
  state === 'requested' || isConfirmedState(state);

function answerOf(place: ShiftPlace | undefined): InvitationAnswer['answer'] {
  if (!place) {
    return 'waiting';
  }
  return place.state === 'requested' ? 'requested' : 'confirmed';
}
