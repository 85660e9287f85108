import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Invitations, type ShiftId } from '../../posts/index.ts';
import { InvitationRepository } from '../domain/invitation.repository.ts';

/** What postings ask about invitations. */
@Injectable()
export class SentInvitations extends Invitations {
  constructor(private readonly invitations: InvitationRepository) {
    super();
  }

  override async sentTo(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<ReadonlyMap<ShiftId, Date>> {
    const invitations = await this.invitations.ofWorker(workerId, shiftIds);
    return new Map(invitations.map(({ shiftId, invitedAt }) => [shiftId, invitedAt]));
  }
}
