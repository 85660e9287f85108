import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { Authenticator } from '../../../core/caller/authenticator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { ApiError } from '../../../core/errors/api-error.ts';
import { SessionStrategy } from './session.strategy.ts';

/** Asks the same strategy as the guard about a token that came without a request: a socket's. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(private readonly strategy: SessionStrategy) {
    super();
  }

  override authenticate(token: string): Promise<SignedInCaller> {
    return new Promise((resolve, reject) => {
      const decide = (error: unknown, caller?: SignedInCaller | false, cause?: unknown): void =>
        caller ? resolve(caller) : reject(error ?? new ApiError('NOT_AUTHENTICATED', { cause }));
      const ask = passport.authenticate(this.strategy.name, { session: false }, decide);
      ask({ headers: { 'x-auth-token': token } }, {}, reject);
    });
  }
}
