import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  askSupport,
  ownSupport,
  type SupportRequest,
  supportAddress,
} from '@leafshift/contracts/support';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { SupportRequests } from '../application/support-requests.ts';

@Controller()
export class SupportController {
  constructor(private readonly requests: SupportRequests) {}

  @Endpoint(askSupport)
  ask(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof askSupport>,
  ): Promise<SupportRequest> {
    return this.requests.ask(userId, body);
  }

  @Endpoint(ownSupport)
  own(@Caller() { userId }: SignedInCaller): Promise<CallAnswer<typeof ownSupport>> {
    return this.requests.own(userId);
  }

  @Endpoint(supportAddress)
  address(): Promise<CallAnswer<typeof supportAddress>> {
    return Promise.resolve({ address: this.requests.address });
  }
}
