import { Injectable } from '@nestjs/common';
import { Authenticator } from '../../../core/caller/authenticator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { SessionId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { SessionRepository } from '../domain/session.repository.ts';
import { SessionTokens, type TokenClaims } from './session-token.ts';

interface Remembered {
  readonly caller: SignedInCaller;
  readonly expiresAt: number;
}

const MOST_REMEMBERED = 50_000;

/**
 * Whose token it is. A token that was found good is remembered until it expires or its session ends,
 * so that a request costs neither a signature nor a query; see RevocationWatch for how nodes agree.
 */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  readonly #remembered = new Map<string, Remembered>();
  readonly #tokens = new Map<SessionId, string>();
  #mayRemember = false;

  constructor(
    private readonly tokens: SessionTokens,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<SignedInCaller> {
    const remembered = this.#mayRemember ? this.#remembered.get(token) : undefined;
    if (remembered && remembered.expiresAt > this.clock.now().getTime()) {
      return remembered.caller;
    }
    const claims = this.tokens.read(token);
    const session = await this.sessions.find(claims.sessionId);
    if (!session || session.isEnded || session.userId !== claims.userId) {
      this.forget([claims.sessionId]);
      return refuse('SESSION_ENDED');
    }
    return this.#remember(token, claims);
  }

  /** Forgets the tokens of ended sessions. */
  forget(sessionIds: readonly SessionId[]): void {
    for (const id of sessionIds) {
      const token = this.#tokens.get(id);
      if (token !== undefined) {
        this.#remembered.delete(token);
        this.#tokens.delete(id);
      }
    }
  }

  /** Whether this node hears of ended sessions in time; while it does not, every token is looked up. */
  set hearsOfEndings(isHeard: boolean) {
    this.#mayRemember = isHeard;
  }

  #remember(
    token: string,
    { userId, sessionId, usertype, expiresAt }: TokenClaims,
  ): SignedInCaller {
    const caller = { userId, sessionId, usertype } as SignedInCaller;
    const [oldest] = this.#remembered.keys();
    if (oldest !== undefined && this.#remembered.size >= MOST_REMEMBERED) {
      this.#remembered.delete(oldest);
    }
    this.#remembered.set(token, { caller, expiresAt: expiresAt.getTime() });
    this.#tokens.set(sessionId, token);
    return caller;
  }
}
