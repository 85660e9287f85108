import type { PasskeyAnswer } from '@leafshift/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { findRequestContext } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { SessionId, UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { SecurityLog } from '../../security/index.ts';
import { Accounts } from '../domain/accounts.ts';
import { SecondFactors } from '../domain/second-factors.ts';
import { SessionRepository } from '../domain/session.repository.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;
const WINDOW_MS = 15 * 60 * 1000;

/** Confirmations that it is still the owner who uses a session, before what a thief would do with it. */
@Injectable()
export class StepUps {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly confirmations: SessionRepository,
    private readonly log: SecurityLog,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Whether the session is good and was confirmed within ten minutes; looks at the database each time. */
  async isConfirmed(id: SessionId): Promise<boolean> {
    const session = await this.sessions.findOpen(id);
    return (
      session !== null && this.clock.now().getTime() - session.confirmedAt.getTime() <= GOOD_FOR_MS
    );
  }

  /** Throws PASSWORD_WRONG or TOO_MANY_REQUESTS; the session goes on all the same. */
  async confirmWithPassword(caller: SignedInCaller, password: string): Promise<void> {
    await this.checkPassword(caller, password);
    await this.#note(caller, 'password');
  }

  /** Throws PASSKEY_UNKNOWN; the session goes on all the same. */
  async confirmWithPasskey(caller: SignedInCaller, answer: PasskeyAnswer): Promise<void> {
    const { userId } = caller;
    if (!(await this.secondFactors.confirms(userId, answer))) {
      const details = { kind: 'passkey' };
      await this.log.record({ event: 'second-factor-failed', userId, details });
      refuse('PASSKEY_UNKNOWN');
    }
    await this.#note(caller, 'passkey');
  }

  /** Throws PASSWORD_WRONG or TOO_MANY_REQUESTS. */
  async checkPassword(
    { userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId },
    password: string,
  ): Promise<void> {
    await this.#countAttempt(userId, sessionId);
    const passwordHash = await this.accounts.findPasswordHash(userId);
    if (!(await this.passwords.isRight(password, passwordHash))) {
      await this.log.record({ event: 'password-wrong', userId });
      refuse('PASSWORD_WRONG');
    }
  }

  async #note({ userId, sessionId }: SignedInCaller, kind: string): Promise<void> {
    await this.confirmations.noteConfirmation(sessionId, this.clock.now());
    await this.log.record({ event: 'stepped-up', userId, details: { kind } });
  }

  /**
   * Whoever has a stolen token guesses within its session only, and those who guess from networks that
   * the owner never signed in from do not use up the owner's attempts.
   */
  async #countAttempt(userId: UserId, sessionId: SessionId): Promise<void> {
    const { env } = this.config;
    const address = findRequestContext()?.address ?? '';
    await this.limits.count({
      name: 'own-password-network',
      who: `${sessionId} ${networkOf(address)}`,
      most: env.RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS,
      windowMs: WINDOW_MS,
    });
    if (!(await this.sessions.knowsAddress(userId, address))) {
      await this.limits.count({
        name: 'own-password',
        who: sessionId,
        most: env.RATE_LIMIT_LOGINS_PER_ACCOUNT,
        windowMs: WINDOW_MS,
      });
    }
  }
}
