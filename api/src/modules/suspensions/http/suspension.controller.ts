import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { appealSuspension, mySuspension, type Suspension } from '@leafshift/contracts/suspensions';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { suspensionAnswer, Users } from '../../users/index.ts';
import { Appeals } from '../application/appeals.ts';
import { SuspensionRepository } from '../domain/suspension.repository.ts';

@Controller()
export class SuspensionController {
  constructor(
    private readonly users: Users,
    private readonly repository: SuspensionRepository,
    private readonly appeals: Appeals,
  ) {}

  @Endpoint(mySuspension)
  async mine(@Caller() { userId }: SignedInCaller): Promise<CallAnswer<typeof mySuspension>> {
    const { suspension } = await this.users.get(userId);
    const all = await this.repository.listOf(userId);
    return {
      suspension: suspension && suspensionAnswer(suspension),
      earlier: all.filter(({ id }) => id !== suspension?.id).map(suspensionAnswer),
    };
  }

  @Endpoint(appealSuspension)
  async appeal(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof appealSuspension>,
  ): Promise<Suspension> {
    return suspensionAnswer(await this.appeals.appeal(userId, body.text));
  }
}
