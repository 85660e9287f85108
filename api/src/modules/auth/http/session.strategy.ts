import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type SessionId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import { KnownTokens } from '../application/known-tokens.ts';
import { Sessions } from '../application/sessions.ts';
import { SessionClaims } from '../domain/session-claims.ts';

/** The part of a request that carries a token. */
interface TokenRequest {
  readonly headers: IncomingHttpHeaders;
}

/** The token that a request brings, or null. */
export const findToken = ExtractJwt.fromExtractors<TokenRequest>([
  ExtractJwt.fromHeader('x-auth-token'),
  ExtractJwt.fromAuthHeaderAsBearerToken(),
]);

/** Verifies the token of a session; then the process knows it for a few minutes, or until the session ends. */
@Injectable()
export class SessionStrategy
  extends PassportStrategy<typeof Strategy, SignedInCaller>(Strategy)
  implements OnApplicationShutdown
{
  /** Passport knows strategies by name, process-wide, and tests run several nodes in one process. */
  override readonly name = `session-${randomUUID()}`;

  constructor(
    keys: DerivedKeys,
    private readonly known: KnownTokens,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: findToken,
      secretOrKeyProvider: (_request, token: string, done) => {
        // The library takes a KeyObject; its types do not say so.
        done(null, keyOf(token, keys.keysFor('session-token')) as unknown as Buffer);
      },
      algorithms: ['HS256'],
      // The library would ask the system's clock; `validate` asks ours.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
    passport.use(this.name, this);
  }

  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }

  override authenticate(request: TokenRequest, options?: unknown): void {
    const token = findToken(request);
    const caller = token && this.known.find(token);
    if (caller) {
      this.success(caller);
    } else {
      super.authenticate(request as never, options);
    }
  }

  /** Throws NOT_AUTHENTICATED for foreign claims, SESSION_ENDED when token or session is over. */
  override async validate(request: TokenRequest, payload: unknown): Promise<SignedInCaller> {
    const claims = SessionClaims.safeParse(payload);
    if (!claims.success) {
      return refuse('NOT_AUTHENTICATED', { cause: claims.error });
    }
    const { sub, sid, typ: usertype, exp } = claims.data;
    const caller = {
      userId: asId<UserId>(sub),
      sessionId: asId<SessionId>(sid),
      usertype,
    } as SignedInCaller;
    const expiresAt = new Date(exp * 1000);
    if (expiresAt <= this.clock.now()) {
      return refuse('SESSION_ENDED');
    }
    const session = await this.sessions.use(caller.sessionId);
    if (session?.userId !== caller.userId) {
      this.known.forget([caller.sessionId]);
      return refuse('SESSION_ENDED');
    }
    this.known.remember(findToken(request) ?? '', caller, expiresAt);
    return caller;
  }
}

/** The key that signed a token, where it was one of ours; the one of now else, which will refuse it. */
function keyOf(token: string, keys: Keys): KeyObject {
  const [header, claims, signature] = token.split('.');
  const signed = `${header}.${claims}`;
  return (
    keys.find(
      (key) => createHmac('sha256', key).update(signed).digest('base64url') === signature,
    ) ?? keys[0]
  );
}
