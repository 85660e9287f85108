import { currentUser, login, logout, logoutEverywhere, stepUp } from '@leafshift/contracts/auth';
import type { CallParsed } from '@leafshift/contracts/core';
import type { SignedIn, User } from '@leafshift/contracts/users';
import { Controller, Headers, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { LoginUseCase } from '../application/login.use-case.ts';
import { Sessions } from '../application/sessions.ts';
import { StepUps } from '../application/step-ups.ts';
import { Accounts } from '../domain/accounts.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly signIn: LoginUseCase,
    private readonly stepUps: StepUps,
  ) {}

  @Endpoint(login)
  login(
    @Input() { body }: CallParsed<typeof login>,
    @Ip() address: string,
    @Headers('user-agent') userAgent?: string,
    @Headers('cookie') cookies?: string,
  ): Promise<SignedIn> {
    return this.signIn.login(body, { address, userAgent, cookies });
  }

  @Endpoint(currentUser)
  currentUser(@Caller() caller: SignedInCaller): Promise<User> {
    return this.accounts.describe(caller.userId);
  }

  @Endpoint(stepUp)
  stepUp(
    @Caller() caller: SignedInCaller,
    @Input() { body }: CallParsed<typeof stepUp>,
  ): Promise<void> {
    return 'password' in body
      ? this.stepUps.confirmWithPassword(caller, body.password)
      : this.stepUps.confirmWithPasskey(caller, body.passkey);
  }

  @Endpoint(logout)
  logout(@Caller() caller: SignedInCaller): Promise<void> {
    return this.sessions.end(caller.userId, { only: caller.sessionId });
  }

  @Endpoint(logoutEverywhere)
  logoutEverywhere(@Caller() caller: SignedInCaller): Promise<void> {
    return this.sessions.end(caller.userId, 'all');
  }
}
