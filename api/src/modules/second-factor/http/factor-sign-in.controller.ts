import type { CallParsed } from '@leafshift/contracts/core';
import {
  answerSecondFactor,
  beginPasskeySignIn,
  beginPasskeyStepUp,
  type PasskeyRequest,
  passkeySignIn,
} from '@leafshift/contracts/second-factor';
import type { SignedIn } from '@leafshift/contracts/users';
import { Controller, Headers, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { FactorGate } from '../application/factor-gate.ts';
import { FactorSignIn } from '../application/factor-sign-in.ts';

@Controller()
export class FactorSignInController {
  constructor(
    private readonly signIn: FactorSignIn,
    private readonly gate: FactorGate,
  ) {}

  @Endpoint(answerSecondFactor)
  answerSecondFactor(
    @Input() { body }: CallParsed<typeof answerSecondFactor>,
    @Ip() address: string,
    @Headers('user-agent') userAgent?: string,
    @Headers('cookie') cookies?: string,
  ): Promise<SignedIn> {
    return this.signIn.answer(body, { address, userAgent, cookies });
  }

  @Endpoint(beginPasskeySignIn)
  beginPasskeySignIn(@Ip() address: string): Promise<PasskeyRequest> {
    return this.signIn.beginPasskey(address);
  }

  @Endpoint(passkeySignIn)
  passkeySignIn(
    @Input() { body }: CallParsed<typeof passkeySignIn>,
    @Ip() address: string,
    @Headers('user-agent') userAgent?: string,
    @Headers('cookie') cookies?: string,
  ): Promise<SignedIn> {
    return this.signIn.withPasskey(body, { address, userAgent, cookies });
  }

  @Endpoint(beginPasskeyStepUp)
  beginPasskeyStepUp(@Caller() { userId }: SignedInCaller): Promise<PasskeyRequest> {
    return this.gate.beginStepUp(userId);
  }
}
