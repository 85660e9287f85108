import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import type { SessionId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';

interface KnownToken {
  readonly caller: SignedInCaller;
  readonly until: Date;
}

const MOST_KNOWN = 50_000;
/** Then the session is looked at again, and its use noted. */
const KNOWN_FOR_MS = 5 * 60 * 1000;

/**
 * Tokens that this process has verified. They are remembered for a few minutes, unless they expire or
 * their session ends, so that hardly a request costs neither a signature nor a query; see RevocationWatch for how nodes agree.
 */
@Injectable()
export class KnownTokens {
  readonly #known = new Map<string, KnownToken>();
  readonly #tokens = new Map<SessionId, string>();
  #mayTrust = false;

  constructor(private readonly clock: Clock) {}

  /** Whose token it is; null when it is unknown or when this node does not hear of ended sessions. */
  find(token: string): SignedInCaller | null {
    const known = this.#mayTrust ? this.#known.get(token) : undefined;
    return known && known.until > this.clock.now() ? known.caller : null;
  }

  remember(token: string, caller: SignedInCaller, expiresAt: Date): void {
    const [oldest] = this.#known.values();
    if (oldest && this.#known.size >= MOST_KNOWN) {
      this.forget([oldest.caller.sessionId]);
    }
    const until = Math.min(expiresAt.getTime(), this.clock.now().getTime() + KNOWN_FOR_MS);
    this.#known.set(token, { caller, until: new Date(until) });
    this.#tokens.set(caller.sessionId, token);
  }

  /** Forgets the tokens of ended sessions. */
  forget(sessionIds: readonly SessionId[]): void {
    for (const id of sessionIds) {
      const token = this.#tokens.get(id);
      if (token !== undefined) {
        this.#known.delete(token);
        this.#tokens.delete(id);
      }
    }
  }

  /** Whether this node hears of ended sessions in time; while it does not, every token is verified. */
  set hearsOfEndings(isHeard: boolean) {
    this.#mayTrust = isHeard;
  }
}
