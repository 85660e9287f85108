import { currentUser, login, logout, logoutEverywhere } from '@leafshift/contracts/auth';
import type { CallParsed } from '@leafshift/contracts/core';
import type { SignedIn, User } from '@leafshift/contracts/users';
import { Controller, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { Accounts } from '../domain/accounts.ts';
import { LoginUseCase } from './login.use-case.ts';
import { Sessions } from './sessions.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly signIn: LoginUseCase,
  ) {}

  @Endpoint(login)
  login(@Input() { body }: CallParsed<typeof login>, @Ip() address: string): Promise<SignedIn> {
    return this.signIn.login(body, address);
  }

  @Endpoint(currentUser)
  currentUser(@Caller() caller: SignedInCaller): Promise<User> {
    return this.accounts.describe(caller.userId);
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
