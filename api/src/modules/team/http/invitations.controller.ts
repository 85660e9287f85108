import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { acceptInvitation, joinBusiness, lookAtInvitation } from '@leafshift/contracts/members';
import { Controller, Headers, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { AcceptInvitationUseCase } from '../application/accept-invitation.use-case.ts';

/** The page that the link of an invitation opens. */
@Controller()
export class InvitationsController {
  constructor(private readonly accepting: AcceptInvitationUseCase) {}

  @Endpoint(lookAtInvitation)
  look(
    @Input() { body }: CallParsed<typeof lookAtInvitation>,
  ): Promise<CallAnswer<typeof lookAtInvitation>> {
    return this.accepting.look(body.token);
  }

  @Endpoint(acceptInvitation)
  accept(
    @Input() { body }: CallParsed<typeof acceptInvitation>,
    @Ip() address: string,
    @Headers('user-agent') userAgent?: string,
    @Headers('cookie') cookies?: string,
  ): Promise<CallAnswer<typeof acceptInvitation>> {
    return this.accepting.withNewAccount(body, { address, userAgent, cookies });
  }

  @Endpoint(joinBusiness)
  join(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof joinBusiness>,
  ): Promise<void> {
    return this.accepting.withOwnAccount(userId, body.token);
  }
}
