import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { NewSession } from '../domain/session.ts';
import type { SessionClaims } from '../domain/session-claims.ts';

/** Signs the tokens of sessions; SessionStrategy verifies them. */
@Injectable()
export class SessionTokens {
  constructor(private readonly jwt: JwtService) {}

  sign({ id, userId, usertype, expiresAt }: NewSession): string {
    const exp = Math.floor(expiresAt.getTime() / 1000);
    const claims: SessionClaims = { sub: userId, sid: id, typ: usertype, exp };
    return this.jwt.sign(claims);
  }
}
