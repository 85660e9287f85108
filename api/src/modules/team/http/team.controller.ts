import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  businessTeam,
  changeMember,
  inviteMember,
  leaveBusiness,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from '@leafshift/contracts/members';
import { mayDo } from '@leafshift/domain/business-members';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import { type EmployerCaller, personOf } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Invitations } from '../application/invitations.ts';
import { Team } from '../application/team.ts';
import type { MemberInvitationId } from '../domain/invitation.repository.ts';

/** The people of a business. */
@Controller()
export class TeamController {
  constructor(
    private readonly team: Team,
    private readonly invitations: Invitations,
  ) {}

  @Endpoint(businessTeam)
  async list(@Caller() caller: EmployerCaller): Promise<CallAnswer<typeof businessTeam>> {
    const { userId, member } = caller;
    const seesInvitations = member !== undefined && mayDo(member.role, 'members');
    return {
      members: [...(await this.team.list(userId))],
      invitations: seesInvitations ? [...(await this.invitations.list(userId))] : [],
    };
  }

  @Endpoint(inviteMember)
  invite(
    @Caller() caller: EmployerCaller,
    @Input() { body }: CallParsed<typeof inviteMember>,
  ): Promise<CallAnswer<typeof inviteMember>> {
    return this.invitations.invite(caller.userId, personOf(caller), body);
  }

  @Endpoint(resendInvitation)
  resend(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof resendInvitation>,
  ): Promise<CallAnswer<typeof resendInvitation>> {
    return this.invitations.resend(userId, asId<MemberInvitationId>(params.id));
  }

  @Endpoint(revokeInvitation)
  revoke(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof revokeInvitation>,
  ): Promise<void> {
    return this.invitations.revoke(userId, asId<MemberInvitationId>(params.id));
  }

  @Endpoint(changeMember)
  change(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof changeMember>,
  ): Promise<CallAnswer<typeof changeMember>> {
    return this.team.change(userId, asId<UserId>(params.id), body);
  }

  @Endpoint(removeMember)
  remove(
    @Caller() caller: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeMember>,
  ): Promise<void> {
    return this.team.remove(caller.userId, asId<UserId>(params.id), personOf(caller));
  }

  @Endpoint(transferOwnership)
  transfer(
    @Caller() caller: EmployerCaller,
    @Input() { params }: CallParsed<typeof transferOwnership>,
  ): Promise<void> {
    return this.team.transfer(caller.userId, personOf(caller), asId<UserId>(params.id));
  }

  @Endpoint(leaveBusiness)
  leave(@Caller() caller: EmployerCaller): Promise<void> {
    return this.team.remove(caller.userId, personOf(caller), personOf(caller));
  }
}
