import { addTeamMember, setRoles, team } from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { AdminTeam } from '../application/admin-team.ts';

@Controller()
export class TeamController {
  constructor(private readonly people: AdminTeam) {}

  @Endpoint(team)
  async list(): Promise<CallAnswer<typeof team>> {
    return { members: [...(await this.people.list())] };
  }

  @Endpoint(addTeamMember)
  add(
    @Caller() { userId }: AdminCaller,
    @Input() { body }: CallParsed<typeof addTeamMember>,
  ): Promise<CallAnswer<typeof addTeamMember>> {
    return this.people.add(userId, body);
  }

  @Endpoint(setRoles)
  setRoles(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof setRoles>,
  ): Promise<CallAnswer<typeof setRoles>> {
    return this.people.setRoles(userId, asId<UserId>(params.id), body.adminRoles);
  }
}
