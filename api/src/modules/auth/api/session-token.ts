import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { ApiError } from '../../../core/errors/api-error.ts';
import { asId, type SessionId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';
import type { NewSession } from '../domain/session.ts';

const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  typ: z.enum(['Employer', 'Temp', 'Admin']),
  exp: z.number(),
});

export interface TokenClaims {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly usertype: z.infer<typeof Claims>['typ'];
  readonly expiresAt: Date;
}

/** Signs and reads session tokens: JWTs under a key that is prepared once. */
@Injectable()
export class SessionTokens {
  readonly #jwt: JwtService;

  constructor(
    keys: DerivedKeys,
    private readonly clock: Clock,
  ) {
    this.#jwt = new JwtService({
      secret: keys.keyFor('session-token'),
      signOptions: { algorithm: 'HS256', noTimestamp: true },
      verifyOptions: { algorithms: ['HS256'] },
    });
  }

  sign({ id, userId, usertype, createdAt, expiresAt }: NewSession): string {
    return this.#jwt.sign({
      sub: userId,
      sid: id,
      typ: usertype,
      iat: seconds(createdAt),
      exp: seconds(expiresAt),
    });
  }

  /** Throws SESSION_ENDED for an expired token, NOT_AUTHENTICATED for one that is none of ours. */
  read(token: string): TokenClaims {
    const { sub, sid, typ, exp } = this.#verified(token);
    return {
      userId: asId<UserId>(sub),
      sessionId: asId<SessionId>(sid),
      usertype: typ,
      expiresAt: new Date(exp * 1000),
    };
  }

  #verified(token: string): z.infer<typeof Claims> {
    try {
      const claims: unknown = this.#jwt.verify(token, {
        clockTimestamp: seconds(this.clock.now()),
      });
      return Claims.parse(claims);
    } catch (cause) {
      const isExpired = cause instanceof Error && cause.name === 'TokenExpiredError';
      throw new ApiError(isExpired ? 'SESSION_ENDED' : 'NOT_AUTHENTICATED', { cause });
    }
  }
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
